import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown instead of the children once one of them has thrown an error. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches the errors of what is outside the router, such as code of the login page that cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
