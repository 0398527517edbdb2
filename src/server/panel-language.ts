import type { FastifyRequest } from 'fastify'
import { type PanelLanguage, type PanelText, panelLanguages } from '../domain/administration/panel-text.ts'

const isKnown = (language: string): language is PanelLanguage =>
  (panelLanguages as readonly string[]).includes(language)

/** The language of the panel that a request prefers by its header Accept-Language; Korean if it asks for no other. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): PanelLanguage {
  const preferred = String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
      return { language: tag.slice(0, 2), weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return preferred.map(({ language }) => language).find(isKnown) ?? 'ko'
}

const isText = (value: unknown): value is PanelText =>
  typeof value === 'object' && value !== null && 'ko' in value && 'en' in value

/** An answer with its `message` and its `problems` in one language. */
export function inLanguage(answer: unknown, language: PanelLanguage): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer) || !isText(answer.message))
    return answer
  const problems = 'problems' in answer ? Object.entries(answer.problems ?? {}) : []
  const spoken = problems.map(([field, text]) => [field, isText(text) ? text[language] : text])
  return {
    ...answer,
    message: answer.message[language],
    ...(problems.length > 0 && { problems: Object.fromEntries(spoken) }),
  }
}
