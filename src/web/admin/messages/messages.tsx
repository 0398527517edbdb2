import { createContext, type ReactNode, useContext, useState } from 'react'
import type { PanelLanguage } from '../../../domain/administration/panel-text.ts'
import type { Messages } from './ko.ts'

/** Each language's texts are a file of their own, so that a browser loads one language. */
const catalogues: Readonly<Record<PanelLanguage, () => Promise<Messages>>> = {
  ko: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
}

export const languageNames: Readonly<Record<PanelLanguage, string>> = { ko: '한국어', en: 'English' }

const storageKey = 'panel-language'
const isKnown = (language: string | null): language is PanelLanguage =>
  language !== null && Object.hasOwn(catalogues, language)

/** The language that was chosen here before, else the first of the browser's that the panel has, else Korean. */
function firstLanguage(): PanelLanguage {
  const stored = localStorage.getItem(storageKey)
  if (isKnown(stored)) return stored
  return navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find(isKnown) ?? 'ko'
}

interface Speaking {
  readonly messages: Messages
  readonly choose: (language: PanelLanguage) => Promise<void>
}

const MessagesContext = createContext<Speaking | undefined>(undefined)
let current: Messages | undefined

/** For code outside of components. undefined before `speak`. */
export const currentMessages = (): Messages | undefined => current

function useSpeaking(): Speaking {
  const speaking = useContext(MessagesContext)
  if (!speaking) throw new Error('MessagesHost is missing')
  return speaking
}

/** The panel's texts in the language that was chosen. */
export function useMessages(): Messages {
  return useSpeaking().messages
}

/** Chooses another language. */
export function useLanguageChoice(): Speaking['choose'] {
  return useSpeaking().choose
}

/** Loads the texts of a language, which is the panel's from then on. */
export async function speak(language = firstLanguage()): Promise<Messages> {
  current = await catalogues[language]()
  document.documentElement.lang = language
  return current
}

interface MessagesHostProps {
  readonly first: Messages
  /** Called after another language was chosen: what the server says in words must be asked anew. */
  readonly onChange: () => void
  readonly children: ReactNode
}

/** Gives its children the texts. */
export function MessagesHost({ first, onChange, children }: MessagesHostProps) {
  const [messages, setMessages] = useState(first)
  const choose = async (language: PanelLanguage) => {
    setMessages(await speak(language))
    localStorage.setItem(storageKey, language)
    onChange()
  }
  return <MessagesContext value={{ messages, choose }}>{children}</MessagesContext>
}
