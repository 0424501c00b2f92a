export interface Found<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}
