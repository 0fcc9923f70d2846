// The pages of docs/ as a site; links between the pages go on working, here as on the project's page.
const TITLE = /^# (.+)$/m

export default function (config) {
  config.setUseGitIgnore(false)
  config.addPassthroughCopy({ '../docs/images': 'images' })
  config.addPassthroughCopy({ 'site.css': 'site.css', 'index.html': 'index.html' })
  config.addPassthroughCopy({ '../docs/save-format/*.json': 'save-format' })
  config.addPassthroughCopy({ '../src/main/packaging/icon.svg': 'icon.svg' })
  config.addGlobalData('layout', 'page.njk')
  config.addGlobalData('eleventyComputed', {
    title: data => TITLE.exec(data.page.rawInput ?? '')?.[1] ?? 'Jumping Cube',
    permalink: data => data.page.filePathStem.replace(/^\/docs/, '') + '.html',
  })
  config.addTransform('links', function (content) {
    return content.replace(/href="(?!https?:)([^"]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"')
  })
  config.addFilter('language', url => url.match(/\/handbook\/([a-z]{2}(-[A-Z]{2})?)\//)?.[1] ?? 'en')
  config.addFilter('top', url => '../'.repeat(url.split('/').length - 2) || './')
  return {
    dir: { input: '../docs', includes: '../site/layouts', output: '../target/site' },
    markdownTemplateEngine: false,
    templateFormats: ['md'],
  }
}
