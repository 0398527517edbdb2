export function SeoSitemapTab() {
  return (
    <h1 lang="en" className="text-lg font-bold">
      SEO Sitemap
    </h1>
  )
}
