import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from '../site/footer.tsx'
import { Header } from '../site/header.tsx'
import { pages } from '../site/words.ts'
import { RouterLink } from './router-link.tsx'

const titles: Readonly<Record<string, { readonly title: string }>> = pages

export function Layout() {
  const { pathname } = useLocation()
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  return (
    <>
      <title>{titles[path]?.title}</title>
      <Header link={RouterLink} path={path} />
      <main>
        <Outlet />
      </main>
      <Footer link={RouterLink} />
      <ScrollRestoration />
    </>
  )
}
