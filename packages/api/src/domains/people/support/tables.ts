import type { ContactTopic } from '@spilvaerk/schemas'
import { index, serial, table, text, time } from '../../../platform/storage/columns.ts'

/** What people have written to support: members and others. */
export const contactMessages = table(
  'contact_messages',
  {
    id: serial(),
    /** `member:…`, or `visitor:…` of a network and a day. */
    sender: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    message: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('contact_messages_by_sender').on(t.sender, t.createdAt)],
)
