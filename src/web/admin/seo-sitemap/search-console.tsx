import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { useToast } from '../../ui/toast-host.tsx'

const consoleUrl = 'https://search.google.com/search-console'

/** The address that a search engine's console wants, and the way there. */
export function SearchConsole({ mainUrl }: { readonly mainUrl: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const toast = useToast()
  const copy = async () => {
    const done = await copyText(mainUrl)
    setIsCopied(done)
    if (!done) toast({ title: 'Kopyalanamadı', text: 'Adresi seçip elle kopyalayın.', isError: true })
  }
  return (
    <section aria-labelledby="search-console" className="panel">
      <h2 id="search-console" className="panel-heading">
        Google Search Console
      </h2>
      <p className="mt-2 text-xs text-ink-2">Search Console’a bu ana sitemap adresini ekleyin:</p>
      <p className="sitemap-address">
        <code>{mainUrl}</code>
        <button type="button" className="button-small" onClick={copy}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? 'Kopyalandı' : 'Kopyala'}</span>
        </button>
      </p>
      <a href={consoleUrl} target="_blank" rel="noopener" className="button-primary mt-4">
        Search Console’u aç
        <ExternalLink size={16} aria-hidden="true" />
        <span className="sr-only"> (yeni sekmede açılır)</span>
      </a>
    </section>
  )
}
