/** Why the server cannot start, in one line for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
