import * as v from 'valibot'
import { readFile } from 'node:fs/promises'

const customer = v.object({
  dni: v.pipe(v.string(), v.regex(/^\d{7,8}$/)),
  taxId: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  password: v.pipe(v.string(), v.nonEmpty()),
})

/** The test customers of the lender, with the condition that each must meet. */
const roles = {
  /** Owes two installments or more of a loan and has a saved card that pays. */
  owing: v.optional(customer),
  /** Has loans, up to date; a customer other than `owing`. */
  upToDate: v.optional(customer),
  /** Has two paid-off loans or more and invoices. */
  paidOff: v.optional(customer),
  /** Has an enabled revolving line with movements. */
  line: v.optional(customer),
  /** May be left with their changes held back; used for nothing else. Source: ACC-38, ACC-41. */
  guarded: v.optional(customer),
  /** Has an automatic collection that is announced. Source: COL-02. */
  collected: v.optional(customer),
  /** Has two expired cards that pay loans, and another that is good. Source: CAR-08. */
  replacing: v.optional(customer),
}

/** A test card of the lender's, which its issuer accepts. */
const testCard = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  month: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  year: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  ccv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
})

const profileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** The address of the portal, which the server allows: `https://portal.example`. */
  origin: v.pipe(v.string(), v.url()),
  customers: v.strictObject(roles),
  /** In pesos: what each charge of the checks that write takes. */
  chargedPesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10),
  /** In pesos: what a loan of the line or a purchase of the checks that write is for. */
  linePesos: v.optional(v.pipe(v.number(), v.minValue(0.01)), 10_000),
  /** What the QR of a test shop says, which `line` may pay. Source: QRP-04. */
  shopQr: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The hash of a refinancing link that is open today. Source: REF-01. */
  refinancingHash: v.optional(v.pipe(v.string(), v.nonEmpty())),
  testCard: v.optional(testCard),
  /** A CBU, CVU or alias of `upToDate`, from which a loan may be collected. Source: COL-01. */
  account: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Where the keys of signed certificates are, if the portal does not publish them yet. Source: DOC-04. */
  keysUrl: v.optional(v.pipe(v.string(), v.url())),
  /** A DNI that no customer has. */
  nobodysDni: v.optional(v.pipe(v.string(), v.regex(/^\d{7,8}$/)), '11111111'),
})

/** Maps the roles of the checks to a lender's own test customers. */
export type Profile = v.InferOutput<typeof profileSchema>

export type TestCard = v.InferOutput<typeof testCard>

export type Role = keyof typeof roles

export const roleNames: Readonly<Record<Role, string>> = {
  owing: 'alguien que debe dos cuotas y tiene una tarjeta guardada (owing)',
  upToDate: 'alguien al día, que no es el anterior (upToDate)',
  paidOff: 'alguien con dos préstamos terminados y facturas (paidOff)',
  line: 'alguien con línea habilitada y movimientos (line)',
  guarded: 'alguien cuyos cambios pueden quedar en pausa (guarded)',
  collected: 'alguien con un cobro automático avisado (collected)',
  replacing: 'alguien con dos tarjetas vencidas que pagan préstamos y otra que sirve (replacing)',
}

/** @throws Error that names what of the file is wrong. */
export async function readProfile(path: string): Promise<Profile> {
  const result = v.safeParse(profileSchema, JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'el archivo'}: ${issue.message}`)
  throw new Error(`${path}: ${wrong.join('; ')}`)
}
