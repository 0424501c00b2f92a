import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'

/** What a mail says; how it looks is the same for all. */
export interface Letter {
  readonly language: Language
  readonly subject: string
  /** Who is greeted. */
  readonly name: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** What to do when the mail comes unexpected. */
  readonly otherwise: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names come from people, so nothing of a letter is HTML by itself. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

export function asText({ language, name, paragraphs, button, otherwise }: Letter): string {
  const t = translator(mails, language)
  return [
    t('greeting', { name }),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    otherwise,
    t('signature'),
    `--\n${t('footer')}`,
  ].join('\n\n')
}

const paragraph = (text: string, style = 'margin:0 0 16px') =>
  `<p style="${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`

const link = ({ label, url }: NonNullable<Letter['button']>, copyAddress: string) => `
<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#F4B63F;color:#0A1018;font-weight:bold;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4A565C">${escaped(copyAddress)}<br><a href="${escaped(url)}" style="color:#0F5A5C;word-break:break-all">${escaped(url)}</a></p>`

export function asHtml({ language, subject, name, paragraphs, button, otherwise }: Letter): string {
  const t = translator(mails, language)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F3EEE3;color:#0A1018;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-top:6px solid #0F5A5C;border-radius:8px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:#0F5A5C">Spilværk</p>
${paragraph(t('greeting', { name }))}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${button ? link(button, t('copyAddress')) : ''}
${paragraph(otherwise, 'margin:0 0 16px;font-size:14px;color:#4A565C')}
${paragraph(t('signature'))}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E3DCCB;font-size:12px;color:#4A565C">${escaped(t('footer'))}</p>
</div>
</body>
</html>
`
}
