import { message } from '@sojourn/contract/kit/message'

export const tabsLabel = message('Settings and account')
export const settingsTab = message('Settings')
export const accountTab = message('Account')
export const apiKeysTab = message('API keys')
export const singleSignOnTab = message('Single sign-on')
export const webhooksTab = message('Webhooks')

export const subscribedTitle = message('Successfully Subscribed')
export const subscribedText = message('Thanks for subscribing to {product}!')
export const welcomeTitle = message('Welcome!')
export const welcomeText = message('Please setup your subscription plan to begin using {product}')
export const requiredTitle = message('Subscription Required')
export const requiredText = message('Setup your subscription plan to begin using {product}')
export const startLabel = message('Start')
export const continueLabel = message('Continue')
