import './table-player.css'
// Before what it shows: the kinds of tables change some of what all spots are.
import '../table/table.css'
import { start } from './start.tsx'
import { TablePlayer } from './TablePlayer.tsx'

start(TablePlayer)
