/** The header of the names in a list of charging stations. */
const nameOfStation =
  /^(?:충전소 ?명|충전소|충전소 ?이름|(?:ev |charging )?station ?name|nom[_ ]?station|ladestation|şarj istasyonu(?: adı)?)$/i
/** What such a list says of the chargers: `충전기타입`, `connector_type`, `puissance_nominale`. */
const ofChargers =
  /충전기|충전 ?(?:용량|방식|속도)|급속|완속|charger|connector|plug[_ ]?type|puissance[_ ]?nominale|anschlussleistung|steckertyp|soket|\bev (?:network|level)/i

/**
 * The trade of all rows of a list of charging stations, by its header: its columns of kinds say where the chargers stand, in an apartment
 * house or at a supermarket. '' if it is another list.
 */
export function tradeOfChargers(header: readonly string[]): string {
  const isList = header.some((cell) => nameOfStation.test(cell.trim()))
  return isList && header.some((cell) => ofChargers.test(cell)) ? 'Electric vehicle charging station' : ''
}
