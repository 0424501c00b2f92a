import type { Payer } from '../../domains/studio/ai/writer.ts'
import type { Context } from '../trpc.ts'

/** A member, or the network that a visitor without an account comes from: a cookie could be dropped. */
export const payerOf = async ({
  member,
  address,
  services,
}: Pick<Context, 'member' | 'address' | 'services'>): Promise<Payer> =>
  member ? `member:${member.id}` : services.visitors.idOf(address)
