import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What a gzip stream must remember between its pieces. */
export interface GzipState {
  /** Of the uncompressed bytes so far. */
  readonly checksum: number
  /** Uncompressed bytes so far. */
  readonly size: number
}

/** A gzip header that names no file, time or system. RFC 1952, section 2.3. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** The texts repeat so much that higher levels take three times as long and save nothing. */
const level = constants.Z_BEST_SPEED

/**
 * Compresses one piece of a long text, only for threads that may block. All pieces joined are one gzip stream. `before`: the
 * state after the piece before this one; undefined for the first piece.
 */
export function gzipPiece(
  text: Uint8Array,
  { before, isLast }: { readonly before: GzipState | undefined; readonly isLast: boolean },
): { readonly bytes: Buffer; readonly state: GzipState } {
  const state = {
    checksum: crc32(text, before?.checksum ?? 0),
    size: (before?.size ?? 0) + text.length,
  }
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
  const compressed = deflateRawSync(text, { level, finishFlush })
  const parts = [...(before ? [] : [header]), compressed, ...(isLast ? [trailer(state)] : [])]
  return { bytes: Buffer.concat(parts), state }
}

function trailer({ checksum, size }: GzipState): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(checksum, 0)
  bytes.writeUInt32LE(size % 2 ** 32, 4)
  return bytes
}
