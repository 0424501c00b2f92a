export interface BenchPlayer {
  readonly id: string
  readonly token: string
}
/** Members with a session each, written into a new data folder: registering and mails are not what is measured. */
export declare function addPlayers(dataDir: string, count: number): Promise<BenchPlayer[]>
/** Lets a player play for money in a game, over HTTP as any client would. */
export declare function furnish(url: URL, { token }: BenchPlayer, gameId: number, amount: number): Promise<void>
