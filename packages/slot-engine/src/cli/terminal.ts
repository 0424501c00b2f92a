import type { Program } from './command.ts'
import { runProgram } from './program.ts'

/** Runs a program for the arguments, files and terminal of this process. */
export async function runHere(program: Program): Promise<void> {
  // Whoever reads us may stop reading, as `head` does.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2))

  process.exitCode = await runProgram(program, process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin,
    columns: process.stderr.isTTY ? process.stderr.columns : 0,
    onInterrupt(stop) {
      process.once('SIGINT', stop)
      return () => process.off('SIGINT', stop)
    },
  })
}

async function stdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
