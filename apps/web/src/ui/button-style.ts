import { classNames } from './class-names.ts'

/** Primary: the main action. Secondary: other actions. Quiet: in rows and toolbars. Danger: destructive actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** Marks the main action of a page or dialog, which a toast must not cover (toast-place.ts). */
export const isMain = (variant: ButtonVariant): true | undefined =>
  variant === 'primary' || variant === 'danger' ? true : undefined

/** 32, 40 or 48 px high at the standard text size. */
export type ButtonSize = 'small' | 'medium' | 'large'

const SHAPE =
  'focus-ring inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center rounded-sm border text-center ' +
  'font-medium no-underline select-none transition-colors duration-100 ' +
  'data-disabled:cursor-default data-disabled:text-ink-faint'

/** A button with a border keeps it while it is disabled. */
const GREYED = 'data-disabled:border-line data-disabled:bg-sunken'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-brand text-on-brand data-hovered:bg-brand-strong data-pressed:bg-brand-strong ${GREYED}`,
  secondary: `border-line-strong bg-surface text-ink data-hovered:bg-sunken data-pressed:bg-sunken ${GREYED}`,
  quiet:
    'border-transparent bg-transparent text-ink-soft data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken',
  danger: `border-transparent bg-danger text-on-danger data-hovered:bg-danger-strong data-pressed:bg-danger-strong ${GREYED}`,
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-2.5 text-sm',
  medium: 'min-h-10 gap-2 px-4 text-sm',
  large: 'min-h-12 gap-2 px-6 text-base',
}

const SQUARES: Record<ButtonSize, string> = { small: 'size-8', medium: 'size-10', large: 'size-12' }

/** The classes of buttons, and of links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(SHAPE, VARIANTS[variant], SIZES[size], className)
}

/** The classes of a button with only an icon. */
export function squareButtonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(SHAPE, VARIANTS[variant], SQUARES[size], 'p-0', className)
}
