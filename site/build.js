// The pages of docs/ as a site; links between the pages go on working, here as on the project's page.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { marked } from 'marked'

const DOCS = '../docs'
const SITE = '../target/site'
const layout = readFileSync('page.html', 'utf8')

rmSync(SITE, { recursive: true, force: true })
for (const name of readdirSync(DOCS, { recursive: true }).filter(name => name.endsWith('.md'))) {
  const text = readFileSync(`${DOCS}/${name}`, 'utf8')
  const parts = {
    language: name.match(/^handbook\/([a-z]{2}(-[A-Z]{2})?)\//)?.[1] ?? 'en',
    title: text.match(/^# (.+)$/m)?.[1] ?? 'Jumping Cube',
    top: '../'.repeat(name.split('/').length - 1) || './',
    content: marked.parse(text).replace(/href="(?!https?:)([^"]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"'),
  }
  const page = `${SITE}/${name.replace(/md$/, 'html')}`
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, layout.replace(/{{ (\w+) }}/g, (all, part) => parts[part]))
}
cpSync(`${DOCS}/images`, `${SITE}/images`, { recursive: true })
cpSync(`${DOCS}/save-format`, `${SITE}/save-format`, { recursive: true })
cpSync('../src/main/packaging/icon.svg', `${SITE}/icon.svg`)
for (const name of ['site.css', 'index.html']) {
  cpSync(name, `${SITE}/${name}`)
}
