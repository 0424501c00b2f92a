import { newBuyer } from '../buyers.ts'
import { openHouse } from '../house.ts'
import { newPlayer, value } from '../players.ts'

// Run as a process of its own, whose tables are SQLite's: makes a casino in DATA_DIR with something of everything.
const house = await openHouse({ dataDir: String(process.env.DATA_DIR) })
const player = await newPlayer(house)
for (let round = 0; round < 30; round++) value(await player.play())
value(await house.withdrawals.withdraw(player, { amount: 10 }))
value(await house.limits.pause(await newPlayer(house)))
const buyer = await newBuyer(house, { companyName: 'Å "og" \\ {ø}\n\t🎰', cvrNumber: '12345678' })
value(await buyer.buy())
await house.close()
// The threads of the calculations would go on.
process.exit(0)
