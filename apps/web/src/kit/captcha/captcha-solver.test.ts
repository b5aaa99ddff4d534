import { expect, it } from 'vitest'
import { type CaptchaState, type CaptchaWidget, createCaptchaSolver } from './captcha-solver.ts'

/** A widget that changes its state when the test says so. */
class FakeWidget extends EventTarget implements CaptchaWidget {
  started = 0
  verify = async (): Promise<void> => {
    this.started += 1
    this.say('verifying')
  }
  say = (state: string, payload: string | null = null) => {
    this.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }))
  }
}

const start = () => {
  const states: CaptchaState[] = []
  const solver = createCaptchaSolver((state) => states.push(state))
  const widget = new FakeWidget()
  return { solver, widget, states }
}

it('solves a challenge in advance, and returns the solution as often as it is needed', async () => {
  const { solver, widget, states } = start()
  solver.connect(widget)
  expect([widget.started, states.at(-1)]).toEqual([1, 'working'])
  widget.say('verified', 'one')
  expect(states.at(-1)).toBe('solved')
  expect([await solver.solve(), await solver.solve(), widget.started]).toEqual(['one', 'one', 1])
})

it('makes an early call wait for the solution, and for the widget', async () => {
  const { solver, widget } = start()
  const early = solver.solve()
  solver.connect(widget)
  expect(widget.started).toBe(1)
  widget.say('verified', 'one')
  expect(await early).toBe('one')
})

it('solves another challenge after a solution was used or has expired', async () => {
  const { solver, widget } = start()
  solver.connect(widget)
  widget.say('verified', 'one')
  solver.renew()
  expect(widget.started).toBe(2)
  widget.say('verified', 'two')
  expect(await solver.solve()).toBe('two')
  widget.say('expired')
  const third = solver.solve()
  expect(widget.started).toBe(3)
  widget.say('verified', 'three')
  expect(await third).toBe('three')
})

it('reports a failure, and tries again on the next call', async () => {
  const { solver, widget, states } = start()
  solver.connect(widget)
  const waiting = solver.solve()
  widget.say('error')
  expect([await waiting, states.at(-1)]).toEqual([null, 'failed'])
  solver.renew()
  widget.say('verified', 'one')
  expect(await solver.solve()).toBe('one')
  const missing = start()
  const never = missing.solver.solve()
  missing.solver.fail()
  expect([await never, missing.states.at(-1)]).toEqual([null, 'failed'])
})

it('uses a solution that the user started by hand', async () => {
  const { solver, widget } = start()
  solver.connect(widget)
  widget.say('unverified')
  widget.say('verifying')
  widget.say('verified', 'by hand')
  expect([await solver.solve(), widget.started]).toEqual(['by hand', 1])
})
