/** The largest answer that is read; a brief of a game takes a few thousand characters. */
const MOST_BYTES = 512 * 1024

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** Reads an answer only as far as an honest one goes. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!response.body) return response
  let read = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > MOST_BYTES) controller.error(new AnswerTooLarge(`more than ${MOST_BYTES} bytes`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited, { status: response.status, statusText: response.statusText, headers: response.headers })
}
