/**
 * Pairs of row numbers, the lower and the higher one in turn, in 8 bytes each. In the order of the higher number, then of the lower, and each
 * once; the array given is used up.
 */
export function sortPairs(numbers: Uint32Array<ArrayBuffer>): Uint32Array {
  // As an integer of a little-endian machine, as every one is that Node.js runs on, the higher number comes first.
  new BigUint64Array(numbers.buffer, numbers.byteOffset, numbers.length / 2).sort()
  let length = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const isRepeated = at > 0 && numbers[at] === numbers[at - 2] && numbers[at + 1] === numbers[at - 1]
    if (isRepeated) continue
    numbers.copyWithin(length, at, at + 2)
    length += 2
  }
  return numbers.subarray(0, length)
}
