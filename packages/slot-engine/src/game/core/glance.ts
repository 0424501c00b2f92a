/** Tells from where the reels stop, without laying them out, that a window wins nothing by the win rule. */
export interface Glance {
  /**
   * False where it may win, or may not: then it is looked at cell by cell.
   * @param topStop of a top reel
   */
  isLoss(faces: Int32Array, topStop: number): boolean
}
