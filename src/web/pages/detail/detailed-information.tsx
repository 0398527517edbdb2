/** The listing's own text, as paragraphs of plain text. */
export function DetailedInformation({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="details">
      <h2 id="details" lang="en" className="section-title">
        Detailed Information
      </h2>
      <div className="reading grid gap-4">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
