import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from '../site/footer.tsx'
import { Header } from '../site/header.tsx'
import { frameOf } from '../site/words.ts'
import { RouterLink } from './router-link.tsx'

export function Layout() {
  const { pathname } = useLocation()
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const { title, languages } = frameOf(path) ?? {}
  return (
    <>
      <title>{title}</title>
      <Header link={RouterLink} path={path} />
      <main>
        <Outlet />
      </main>
      <Footer languages={languages} link={RouterLink} />
      <ScrollRestoration />
    </>
  )
}
