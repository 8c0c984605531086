import { company } from '../../../src/content/company.ts'
import { mainAction, navigation, siteHeader } from '../../../src/content/navigation.ts'
import { Menu } from './menu.tsx'
import { BrandMark, type Linked, OutsideLink, primary } from './ui.tsx'

const entry =
  'flex min-h-11 items-center gap-1.5 rounded-[10px] px-2.5 text-[15px] whitespace-nowrap text-muted hover:bg-tint hover:text-ink aria-[current]:text-ink'
const item = 'flex min-h-11 items-center rounded-lg px-3.5 hover:bg-tint aria-[current]:font-semibold'
const panel = 'rounded-[14px] border border-line bg-surface p-2 shadow-lg'

interface HeaderProps extends Linked {
  readonly path: string
}

/** The fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export function Header({ link: SiteLink, path }: HeaderProps) {
  const current = (to: string) => (to === path ? 'page' : undefined)
  const founders = company.founders.map(({ name, url }) => (
    <li key={url}>
      <OutsideLink className={item} href={url}>
        {name}
      </OutsideLink>
    </li>
  ))
  const pageItem = (page: { readonly label: string; readonly path: string }) => (
    <li key={page.path}>
      <SiteLink aria-current={current(page.path)} className={item} to={page.path}>
        {page.label}
      </SiteLink>
    </li>
  )
  return (
    <div className="h-16">
      <header className="fixed inset-x-0 top-0 z-10 border-b border-line bg-paper/90 backdrop-blur-[10px]">
        <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-2 px-5 sm:px-10">
          <SiteLink
            className="mr-auto flex min-h-11 items-center gap-2.5 text-[17px] font-[650] tracking-tight whitespace-nowrap"
            to="/"
          >
            <BrandMark />
            {company.brandName}
          </SiteLink>
          <nav aria-label={siteHeader.navigationLabel} className="hidden lg:block">
            <ul className="flex items-center">
              {navigation.map(page => (
                <li key={page.label}>
                  {'path' in page ? (
                    <SiteLink aria-current={current(page.path)} className={entry} to={page.path}>
                      {page.label}
                    </SiteLink>
                  ) : (
                    <Menu button={entry} label={page.label} panel={`absolute top-14 min-w-50 ${panel}`}>
                      {page.pages.map(pageItem)}
                      {page.founders && founders}
                    </Menu>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="hidden sm:block">
            <SiteLink aria-current={current(mainAction.path)} className={primary} to={mainAction.path}>
              {mainAction.label}
            </SiteLink>
          </div>
          <div className="lg:hidden">
            <Menu
              button="inline-flex min-h-11 items-center gap-2.5 rounded-[10px] border border-control bg-surface px-3.5 text-[15px] font-semibold"
              label={siteHeader.menuText}
              panel={`absolute inset-x-3 top-18 ${panel}`}
            >
              {navigation.flatMap(page => ('path' in page ? [page] : page.pages)).map(pageItem)}
              {pageItem(mainAction)}
              {founders}
            </Menu>
          </div>
        </div>
      </header>
    </div>
  )
}
