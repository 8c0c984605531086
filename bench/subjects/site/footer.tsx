import { company } from '../../../src/content/company.ts'
import { copyright, quickLinks, siteFooter } from '../../../src/content/navigation.ts'
import { BrandMark, type Linked, OutsideLink } from './ui.tsx'

const item = 'inline-block py-1 break-words hover:text-on-deep hover:underline'
const heading = 'mb-2 font-[650] text-on-deep'

export function Footer({ link: SiteLink }: Linked) {
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
        <p className="col-span-full border-t border-on-deep-muted/30 pt-6 text-sm">
          {copyright} {company.brandName}. {siteFooter.rights}
        </p>
      </div>
    </footer>
  )
}
