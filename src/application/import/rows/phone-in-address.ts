/** Behind an address: `, Tel. 030 7812345`, ` T.02-888-1234`. */
const marked =
  /[\s,;/|(（]{0,4}(?<![\p{L}\d])(?:tel(?:efon[oe]?|éfono|éphone|ephone)?|tél|tlf|phone|ph|mob(?:ile|il)?|t|전화(?:번호)?|연락처|電話|电话|тел(?:ефон)?|đt|sđt|☎|☏)[.:：]{0,2} ?(\+?\(?\d[\d ()./–-]{5,22}\d)[)）]?/iu
/** `Fax: 0361 5621235`, which nobody calls. */
const fax = /[\s,;/|(（]{0,4}(?<![\p{L}\d])(?:tele)?fax[.:]{0,2} ?\+?\(?\d[\d ()./–-]{5,22}\d[)）]?/iu
/** In brackets at the end: `중앙로 1200 (031-901-1234)`. */
const bracketed = /[ ,]{0,2}[(（]((?:\+|0)[\d ./–-]{7,20})[)）]$/u
/** A Korean number at the end, whose form no house number has. */
const korean = /[ ,]{1,2}(0\d{1,2}-\d{3,4}-\d{4})$/
const enoughFigures = 8

interface Split {
  readonly address: string
  /** '' if the address has none. */
  readonly phone: string
}

/** An address without the phone, and the fax, that were written behind it in one cell. */
export function splitPhone(address: string): Split {
  // Nearly all addresses: no figures of a phone.
  if (!/\d[\d ()./–-]{5}/.test(address)) return { address, phone: '' }
  const bare = address.replace(fax, '')
  for (const form of [marked, bracketed, korean]) {
    const [whole, phone = ''] = form.exec(bare) ?? []
    if (whole === undefined || phone.replace(/\D/g, '').length < enoughFigures) continue
    return { address: bare.replace(whole, '').trim(), phone: phone.trim() }
  }
  return { address: bare, phone: '' }
}
