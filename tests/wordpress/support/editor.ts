import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

// An author in the block editor.

export type Role = 'admin' | 'editor' | 'author' | 'contributor'

/** A block as the editor stores it. */
export interface StoredBlock {
  readonly name: string
  readonly isValid: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Console lines of WordPress itself, and of what it asks for outside of this machine. */
const foreign = /added to the iframe incorrectly|ERR_FAILED|gravatar|JQMIGRATE|is deprecated/

export interface Author {
  readonly page: Page
  readonly canvas: FrameLocator
  readonly complaints: readonly string[]
}

/** Lines of PHP's log, but for updates that WordPress looks for in vain. */
async function complaintsOfPhp(): Promise<readonly string[]> {
  const file = join(inject('wordpressFolder'), 'wp-content/debug.log')
  const log = await readFile(file, 'utf8').catch(() => '')
  return log.split('\n').filter(line => line && !/api\.wordpress\.org|could not establish/.test(line))
}

/** Opens windows of people who are logged in, and of visitors. */
export function openWordPress() {
  let browser: Browser
  const url = inject('wordpress')
  const contexts = new Map<string, Promise<BrowserContext>>()

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'))
  })
  afterAll(async () => {
    await browser.close()
    expect(await complaintsOfPhp()).toEqual([])
  })

  const context = async (options = {}) => {
    const made = await browser.newContext({
      baseURL: url,
      viewport: { width: 1400, height: 900 },
      ...options,
    })
    await made.route(/^https?:\/\/(?!127\.0\.0\.1)/, route => route.abort())
    return made
  }
  const loggedIn = async (role: Role) => {
    const made = await context()
    // The log-in wants a cookie that its form has set.
    await made.request.get('/wp-login.php')
    await made.request.post('/wp-login.php', { form: { log: role, pwd: role } })
    return made
  }
  const windowOf = (role: Role) => {
    const made = contexts.get(role) ?? loggedIn(role)
    contexts.set(role, made)
    return made
  }
  /** Opens a page until the test is over. */
  const pageOf = async (role: Role) => {
    const page = await (await windowOf(role)).newPage()
    onTestFinished(() => page.close())
    return page
  }

  return {
    /** A page of the administration. */
    as: async (role: Role, path: string): Promise<Page> => {
      const page = await pageOf(role)
      await page.goto(path)
      return page
    },
    /** The editor with a new post or page, or with a post that is there. */
    edit: async (role: Role, post: number | 'post' | 'page' = 'post'): Promise<Author> => {
      const page = await pageOf(role)
      const complaints: string[] = []
      page.on('console', line => {
        if (['error', 'warning'].includes(line.type()) && !foreign.test(line.text() + line.location().url))
          complaints.push(line.text())
      })
      page.on('pageerror', error => complaints.push(error.message))
      const path =
        typeof post === 'number' ? `post.php?post=${post}&action=edit` : `post-new.php?post_type=${post}`
      await page.goto(`/wp-admin/${path}`)
      await page.waitForFunction(() =>
        Reflect.get(window, 'wp')?.data?.select('core/editor')?.getCurrentPostId(),
      )
      const canvas = page.frameLocator('iframe[name="editor-canvas"]')
      await canvas.locator('body').waitFor()
      return { page, canvas, complaints }
    },
    /** A visitor, with or without scripts. */
    visit: async (path: string, javaScriptEnabled = true): Promise<Page> => {
      const page = await (await context({ javaScriptEnabled })).newPage()
      await page.goto(path)
      return page
    },
  }
}

/** Puts blocks at the end of the post, and returns when the editor has them. */
export const insert = (page: Page, blocks: readonly (readonly [name: string, attributes?: object])[]) =>
  page.evaluate(blocks => {
    const { wp } = window as never as { wp: EditorGlobals }
    const made = blocks.map(([name, attributes]) => wp.blocks.createBlock(name, attributes ?? {}))
    wp.data.dispatch('core/block-editor').insertBlocks(made)
  }, blocks)

export const storedBlocks = (page: Page): Promise<readonly StoredBlock[]> =>
  page.evaluate(() => {
    const { wp } = window as never as { wp: EditorGlobals }
    return wp.data
      .select('core/block-editor')
      .getBlocks()
      .map(({ name, isValid, attributes }) => ({ name, isValid, attributes }))
  })

/** Publishes the post, and returns its number. */
export const publish = (page: Page, title: string): Promise<number> =>
  page.evaluate(async title => {
    const { wp } = window as never as { wp: EditorGlobals }
    wp.data.dispatch('core/editor').editPost({ title, status: 'publish' })
    await wp.data.dispatch('core/editor').savePost()
    return wp.data.select('core/editor').getCurrentPostId()
  }, title)

/** What these functions use of the editor's global. */
interface EditorGlobals {
  readonly blocks: {
    createBlock(name: string, attributes: object): unknown
  }
  readonly data: {
    dispatch(store: string): {
      insertBlocks(blocks: readonly unknown[]): void
      editPost(changed: object): void
      savePost(): Promise<void>
    }
    select(store: string): {
      getBlocks(): readonly StoredBlock[]
      getCurrentPostId(): number
    }
  }
}
