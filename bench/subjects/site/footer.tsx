import { company } from '../../../src/content/company.ts'
import { copyright, quickLinks, siteFooter } from '../../../src/content/navigation.ts'
import { BrandMark, type Linked, OutsideLink } from './ui.tsx'

const item = 'inline-block py-1 break-words hover:text-on-deep hover:underline'
const heading = 'mb-2 font-[650] text-on-deep'

interface FooterProps extends Linked {
  /** The same page in other languages. */
  readonly languages?:
    | readonly { readonly label: string; readonly language: string; readonly path: string }[]
    | undefined
}

export function Footer({ link: SiteLink, languages = [] }: FooterProps) {
  return (
    <footer className="bg-linear-to-b from-[color-mix(in_srgb,var(--color-deep)_72%,var(--color-accent))] to-deep text-[15px] leading-relaxed text-on-deep-muted">
      <div className="mx-auto grid max-w-[1200px] gap-x-12 gap-y-10 px-5 pt-16 pb-10 sm:px-10 lg:grid-cols-[5fr_5fr_3fr]">
        <div>
          <p className="mb-3 flex items-center gap-2.5 text-[17px] font-[650] text-on-deep">
            <BrandMark className="fill-on-deep stroke-on-deep" />
            {company.brandName}
          </p>
          <p>{siteFooter.blurb}</p>
        </div>
        <nav aria-label={siteFooter.navigationHeading}>
          <h2 className={heading}>{siteFooter.navigationHeading}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4">
            {quickLinks.map(({ label, path }) => (
              <li key={path}>
                <SiteLink className={item} to={path}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={heading}>{siteFooter.contactHeading}</h2>
          <ul>
            <li>
              <a className={item} href={`mailto:${company.contactEmail}`}>
                {company.contactEmail}
              </a>
            </li>
            {company.founders.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink className={item} href={url}>
                  {name}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="col-span-full flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-on-deep-muted/30 pt-6 text-sm">
          <p>
            {copyright} {company.brandName}. {siteFooter.rights}
          </p>
          {languages.map(({ label, language, path }) => (
            <a className="underline" href={path} hrefLang={language} key={language} lang={language}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}
