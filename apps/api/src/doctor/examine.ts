import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { keyFingerprint } from '../kit/sealing.ts'
import { openStorage } from '../open-storage.ts'
import { createSmtpMail } from '../platform/mail/mail.ts'
import { existingSecretKeys } from '../secret-key.ts'
import { examineDatabase } from './examine-database.ts'
import { about, type Finding, messageOf } from './finding.ts'

const gigabyte = 1e9
const answerMs = 5000

/** Checks the settings, and then all that they name. Checks of one thing do not stop those of the others. */
export const examine = async (): Promise<Finding[]> => {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (error instanceof ConfigError) return [about('settings').error(error.message)]
    throw error
  }
  const groups = await Promise.all([
    examineMachine(config),
    examineSecretKey(config),
    examineDatabase(config),
    examineStorage(config),
    examineMail(config),
    examineServer(config),
  ])
  return [about('settings').ok('All settings can be read.'), ...groups.flat()]
}

const examineMachine = async ({ dataDir }: Config): Promise<Finding[]> => {
  const machine = about('machine')
  const memory = totalmem() / gigabyte
  const found = [
    memory < 1
      ? machine.warning(`There is ${memory.toFixed(1)} GB of memory; brochures with many images need up to 2 GB.`)
      : machine.ok(`Node ${process.version}, ${memory.toFixed(1)} GB of memory.`),
  ]
  if (!existsSync(dataDir)) return [...found, machine.ok(`${dataDir} is created at the first start.`)]
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / gigabyte
  const text = `${free.toFixed(1)} GB are free on the disk of ${dataDir}.`
  return [...found, free < 0.5 ? machine.error(text) : free < 2 ? machine.warning(text) : machine.ok(text)]
}

const examineSecretKey = async (config: Config): Promise<Finding[]> => {
  const secret = about('secret key')
  const [key, ...old] = await existingSecretKeys(config)
  if (key === undefined) return [secret.ok('It is created at the first start.')]
  const where = config.secretKey === undefined ? config.dataDir : 'SECRET_KEY'
  const copy = `Its fingerprint is ${keyFingerprint(key)}. Keep a copy of the key outside the backups.`
  return [
    secret.ok(`It is in ${where}. ${copy}`),
    ...(old.length > 0
      ? [secret.warning('SECRET_KEYS_OLD is set: run npm run admin -- reseal, and then remove SECRET_KEYS_OLD.')]
      : []),
  ]
}

const examineStorage = async (config: Config): Promise<Finding[]> => {
  const files = about('files')
  if (!config.s3) return [files.ok(`Files are stored in ${config.dataDir}. Backups must include them.`)]
  try {
    const { storage, closeStorage } = await openStorage(config)
    try {
      // Only asks; a bucket that answers this answers the rest.
      await storage.has('doctor')
      return [files.ok('The bucket of S3_URL answers.')]
    } finally {
      closeStorage()
    }
  } catch (error) {
    return [files.error(messageOf(error))]
  }
}

const examineMail = async ({ smtp, isDemo, dataDir }: Config): Promise<Finding[]> => {
  const mail = about('email')
  if (!smtp) {
    const text = `SMTP_URL is not set: no email is sent, all are stored in ${dataDir}.`
    return [isDemo ? mail.ok(text) : mail.warning(text)]
  }
  try {
    await createSmtpMail(smtp, 'no-reply@localhost').check()
    return [mail.ok('The mail server accepts the login.')]
  } catch (error) {
    return [mail.error(`The mail server in SMTP_URL cannot be used: ${messageOf(error)}`)]
  }
}

/** Whether the running server answers where people reach it. */
const examineServer = async (config: Config): Promise<Finding[]> => {
  const server = about('server')
  const url = config.publicUrl ?? `http://localhost:${config.port}`
  const demo =
    config.isDemo && config.publicUrl !== undefined
      ? [server.warning('Anyone can log in to the demo accounts, because their password is public: set DEMO=off.')]
      : []
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerMs), redirect: 'manual' })
    if (answer.status === 200) return [...demo, server.ok(`It answers at ${url}.`)]
    return [...demo, server.error(`${url}/readyz answers ${answer.status} instead of 200.`)]
  } catch (error) {
    return [...demo, server.warning(`No server answers at ${url}: ${messageOf(error)}.`)]
  }
}
