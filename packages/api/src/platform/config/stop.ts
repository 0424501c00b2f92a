/** Why the server cannot start, for the person who starts it: in one line, or a line for each thing to put right. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
