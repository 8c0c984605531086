import type { FormLook } from './demo-form.tsx'

const button =
  'inline-flex min-h-12 items-center justify-center rounded-[10px] border px-[22px] py-2.5 font-semibold'

/** Utility classes, for the sites. */
export const utilityLook: FormLook = {
  card: '@container rounded-[18px] border border-line bg-surface p-6 sm:p-9',
  form: 'flex flex-col gap-8',
  group: 'grid items-start gap-x-6 gap-y-5 @[560px]:grid-cols-2',
  legend: 'mb-5 w-full border-b border-line pb-2.5 text-[17px] font-[650] tracking-tight',
  field: 'flex min-w-0 flex-col gap-1.5',
  wide: '@[560px]:col-span-2',
  label: 'text-[15px] leading-snug font-semibold',
  required: "after:text-bad after:content-['_*'/'']",
  optional: 'font-normal text-muted',
  control:
    'min-h-12 w-full rounded-[10px] border border-control bg-surface px-3.5 py-[11px] text-ink hover:border-ink focus-visible:outline-3 focus-visible:outline-accent aria-invalid:border-bad',
  hint: 'text-sm leading-normal text-muted',
  fault: 'text-sm leading-normal font-medium text-bad',
  actions: 'flex flex-wrap items-center gap-3',
  primary: `${button} border-transparent bg-accent text-white hover:brightness-90 disabled:cursor-progress disabled:opacity-70`,
  secondary: `${button} mt-4 border-control bg-surface`,
  toast:
    'fixed inset-x-4 bottom-4 z-20 rounded-[10px] border border-bad bg-surface p-4 shadow-xl sm:left-auto',
}
