import { expect, it } from 'vitest'
import { framed } from './framed.ts'

it.each([
  [
    '<!doctype html><html><head><title>x</title></head></html>',
    '<!doctype html><html><head>•<title>x</title></head></html>',
  ],
  ['<HTML><HEAD lang="en"></HEAD>', '<HTML><HEAD lang="en">•</HEAD>'],
  ['<!doctype html><p>x', '<!doctype html>•<p>x'],
  ['<header>x</header>', '•<header>x</header>'],
  ['', '•'],
])('makes the links of %s open in a new tab', (html, wanted) => {
  expect(framed(html)).toBe(wanted.replace('•', '<base target="_blank">'))
})
