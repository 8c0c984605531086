// Made from the elements’ descriptions by `npm run build`.

import type { AriaAttributes, CSSProperties, ReactElement, Ref } from 'react'
import type { MrpElements } from './index.js'
import type { EventsOf, Listener, Own, Pascal, Tag } from './templates.js'

export { configure, useAuth } from './index.js'

type ComponentProps<T extends Tag> = {
  [Name in keyof Own<T>]?: Own<T>[Name] | undefined
} & {
  [Name in EventsOf<T> as Name extends `mrp-${infer Short}` ? `on${Pascal<Short>}` : never]?: Listener<Name> | undefined
} & AriaAttributes & {
  [Name in `data-${string}`]?: string | number | boolean | undefined
} & {
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** The component's root. That of a form has the methods of its element. */
  ref?: Ref<HTMLDivElement & Pick<MrpElements[T], Extract<keyof MrpElements[T], 'submit' | 'reset'>>> | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
}

type Component<T extends Tag> = (props: ComponentProps<T>) => ReactElement

/** The rules of all components, for a `<style>` in the head of a page that is rendered on a server. */
export declare function styleText(): string

export type AccountProps = ComponentProps<'mrp-account'>
/** Shows the login form, the registration form and the dashboard. Use it on a page of its own: it has the first-level heading. */
export declare const Account: Component<'mrp-account'>

export type BenefitsProps = ComponentProps<'mrp-benefits'>
/** Lists what a factory gains. */
export declare const Benefits: Component<'mrp-benefits'>

export type ClientsProps = ComponentProps<'mrp-clients'>
/** Says that the first clients are coming soon, and what each case study will show. */
export declare const Clients: Component<'mrp-clients'>

export type ConfigProps = ComponentProps<'mrp-config'>
/** Configures all elements of the page. Shows nothing. */
export declare const Config: Component<'mrp-config'>

export type ContactDetailsProps = ComponentProps<'mrp-contact-details'>
/** Shows how to reach the company directly. */
export declare const ContactDetails: Component<'mrp-contact-details'>

export type ContactFormProps = ComponentProps<'mrp-contact-form'>
/** Shows the contact form. Messages go to us, or to an address of yours. */
export declare const ContactForm: Component<'mrp-contact-form'>

export type ContactSalesProps = ComponentProps<'mrp-contact-sales'>
/** Leads to a mail to sales. */
export declare const ContactSales: Component<'mrp-contact-sales'>

export type DemoCtaProps = ComponentProps<'mrp-demo-cta'>
/** Leads to the demo request. */
export declare const DemoCta: Component<'mrp-demo-cta'>

export type DemoFormProps = ComponentProps<'mrp-demo-form'>
/** Shows the demo form. Requests go to us, or to an address of yours. */
export declare const DemoForm: Component<'mrp-demo-form'>

export type DoctorProps = ComponentProps<'mrp-doctor'>
/** Lists what is wrong with the embedding on this page, and what to change. For developers. */
export declare const Doctor: Component<'mrp-doctor'>

export type ExplainersProps = ComponentProps<'mrp-explainers'>
/** Explains how the features work, one block each: a text beside a picture, or a text with points. */
export declare const Explainers: Component<'mrp-explainers'>

export type FaqProps = ComponentProps<'mrp-faq'>
/** Shows questions and their answers, one open at a time. */
export declare const Faq: Component<'mrp-faq'>

export type FeaturesProps = ComponentProps<'mrp-features'>
/** Shows what the product does, each feature with a piece of the product. */
export declare const Features: Component<'mrp-features'>

export type FoundersProps = ComponentProps<'mrp-founders'>
/** Shows who is behind the product. Each name leads to a profile. */
export declare const Founders: Component<'mrp-founders'>

export type HeroProps = ComponentProps<'mrp-hero'>
/** Opens the home page: the promise, two links, and a plan that visitors can change. */
export declare const Hero: Component<'mrp-hero'>

export type HowItWorksProps = ComponentProps<'mrp-how-it-works'>
/** Shows the steps from data to orders, below the parts of a drive. A drawing and its sentence may stand inside the tag, in the slots `picture` and `claim`. */
export declare const HowItWorks: Component<'mrp-how-it-works'>

export type MissionProps = ComponentProps<'mrp-mission'>
/** Says why the company exists. */
export declare const Mission: Component<'mrp-mission'>

export type NotFoundProps = ComponentProps<'mrp-not-found'>
/** Shows the 404 page. Logs the path to the console. */
export declare const NotFound: Component<'mrp-not-found'>

export type PageIntroProps = ComponentProps<'mrp-page-intro'>
/** Shows the title of an inner page, with its first-level heading. */
export declare const PageIntro: Component<'mrp-page-intro'>

export type PlanComparisonProps = ComponentProps<'mrp-plan-comparison'>
/** Compares the plans line by line, and says what counts as a SKU. */
export declare const PlanComparison: Component<'mrp-plan-comparison'>

export type PlannerProps = ComponentProps<'mrp-planner'>
/** Plans a parts list in the visitor’s browser: pasted, dropped or chosen. Nothing leaves the page until they attach it to a request. */
export declare const Planner: Component<'mrp-planner'>

export type PricingPlansProps = ComponentProps<'mrp-pricing-plans'>
/** Shows the plans with their prices, readable row by row. */
export declare const PricingPlans: Component<'mrp-pricing-plans'>

export type SavingsProps = ComponentProps<'mrp-savings'>
/** Calculates what the right plan saves a month, from four numbers that the visitor can change. */
export declare const Savings: Component<'mrp-savings'>

export type SiteFooterProps = ComponentProps<'mrp-site-footer'>
/** Shows the footer: the company, quick links, and how to reach it. */
export declare const SiteFooter: Component<'mrp-site-footer'>

export type SiteHeaderProps = ComponentProps<'mrp-site-header'>
/** Shows the fixed header: menus on wide screens, one menu with the same pages on narrow ones. */
export declare const SiteHeader: Component<'mrp-site-header'>

export type SolutionsProps = ComponentProps<'mrp-solutions'>
/** Shows the solution step by step, with a line from one to the next. */
export declare const Solutions: Component<'mrp-solutions'>

export type TestimonialsProps = ComponentProps<'mrp-testimonials'>
/** Shows what planners say. Without testimonials, it shows what anybody can check. */
export declare const Testimonials: Component<'mrp-testimonials'>

export type TimelineProps = ComponentProps<'mrp-timeline'>
/** Shows what happened when, along a line. */
export declare const Timeline: Component<'mrp-timeline'>

export type ToasterProps = ComponentProps<'mrp-toaster'>
/** Shows toasts. A page without it shows none: forms and account say everything inside themselves. */
export declare const Toaster: Component<'mrp-toaster'>

export {}
