import type { Locator, Page } from 'playwright-core'
import { whenSettled } from './browser.ts'

/** Counts what a visitor does. A step is a field, a press or a tap. */
export class Visitor {
  readonly #page: Page
  #steps = 0
  #keystrokes = 0

  constructor(page: Page) {
    this.#page = page
  }

  async search(keyword: string, place = ''): Promise<void> {
    await this.#page.goto('/')
    await whenSettled(this.#page)
    await this.type(this.#page.locator('input[name=q]'), keyword)
    if (place) await this.type(this.#page.locator('input[name=location]'), place)
    await this.#page.keyboard.press('Enter')
    await this.#page.waitForURL(/\/search\?/)
    await whenSettled(this.#page)
  }

  async tap(role: 'link' | 'button', name: string | RegExp): Promise<void> {
    await this.tapOn(this.#page.getByRole(role, { name }).first())
  }

  async tapOn(control: Locator): Promise<void> {
    this.#steps++
    await control.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#steps++
    this.#keystrokes += text.length
    await field.fill(text)
  }

  /** The names of the first screen's list, and the address of the first phone. */
  async answer(journey: string): Promise<{ names: string[]; call: string | null; steps: number }> {
    const names = await this.#page.locator('.row-link').allTextContents()
    const call = await this.#page.locator('a.row-call').first().getAttribute('href')
    return { names, call, steps: this.tell(`${journey}, ${names.length} rows`) }
  }

  /** Prints and returns the steps so far. */
  tell(journey: string): number {
    console.info(`${journey}: ${this.#steps} steps, ${this.#keystrokes} keystrokes`)
    return this.#steps
  }
}
