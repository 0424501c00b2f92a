import { MOST_FILE_BYTES } from '@spilvaerk/schemas'
import { PICTURE_CODES } from '../domains/studio/art/refusals.ts'
import type { AnswerCode } from '../procedures/answer-codes.ts'
import { statusesOf } from './path-refusals.ts'

/** What a file is refused with. */
export const UPLOAD_REFUSES = [
  ...PICTURE_CODES,
  ...(['artQuota', 'artSlotUnknown', 'busy', 'fileTooLarge', 'gameNotFound'] as const),
  ...(['notLoggedIn', 'notYours', 'roleForbids', 'tooManyRequests'] as const),
] as const

const refusals = (codes: readonly AnswerCode[]) =>
  Object.fromEntries(
    statusesOf([...codes, 'cannotStore']).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )

const inQuery = (name: string, required: boolean, description: string) => ({
  ...{ name, in: 'query', required, description, schema: { type: 'string' } },
})

/** What the document says of files of makers, which are not JSON. */
export const ART_PATHS = {
  '/games/{id}/art/files': {
    post: {
      operationId: 'art.upload',
      tags: ['art'],
      summary: 'Puts a picture of your own in a place of your game',
      description:
        `The body is the file itself: PNG, WebP, or SVG of plain shapes, at most ${MOST_FILE_BYTES / 1024 / 1024} MB and 40 ` +
        'million pixels. What counts is what is in it, not what it is called. It is decoded, drawn anew as WebP without anything ' +
        'else that it carried, and served from `/uploads/` by its hash.',
      security: [{ cookie: [] }, { bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        inQuery(
          'slot',
          true,
          '`background`, `backgroundTall`, `cabinet`, `logo`, `tile`, or `symbol:` and the id of a symbol',
        ),
        inQuery('rights', true, '`true`: you made it, or have the right to use it'),
        inQuery('framed', false, '`true`: the symbol stands in the frame and the light of the theme'),
      ],
      requestBody: {
        required: true,
        content: Object.fromEntries(
          ['image/png', 'image/webp', 'image/svg+xml'].map((type) => [
            type,
            { schema: { type: 'string', format: 'binary' } },
          ]),
        ),
      },
      responses: {
        200: {
          description: 'OK',
          content: {
            'application/json': { schema: { type: 'object', description: 'As `GET /games/{id}/art` answers' } },
          },
        },
        ...refusals([...UPLOAD_REFUSES, 'invalidInput']),
      },
    },
  },
}
