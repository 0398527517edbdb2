import { Gazetteer } from './gazetteer.ts'

let load: (() => Uint8Array) | undefined
let gazetteer: Gazetteer | undefined

/**
 * Says where the gazetteer's bytes come from: they are asked for once, when a place is first looked up. Without it only
 * South Korea and the major cities of the world are known.
 */
export function provideGazetteer(loadBytes: () => Uint8Array): void {
  load = loadBytes
  gazetteer = undefined
}

/** The gazetteer, undefined where none is in use. */
export function currentGazetteer(): Gazetteer | undefined {
  if (!gazetteer && load) gazetteer = new Gazetteer(load())
  return gazetteer
}
