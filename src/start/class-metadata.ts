type Key = string | symbol | undefined
type Values = Map<unknown, unknown>

/** Of each class, by the property that the value is about: `undefined` for the class itself. */
const known = new WeakMap<object, Map<Key, Values>>()

function own(key: unknown, target: object, property?: Key): unknown {
  return known.get(target)?.get(property)?.get(key)
}

/**
 * What inversify asks of `reflect-metadata`, and no more: values of a class by key, and those that it inherits. The
 * package itself is eight times as long, and every first visit would carry it.
 */
export const classMetadata = {
  defineMetadata(key: unknown, value: unknown, target: object, property?: Key): void {
    const properties = known.get(target) ?? new Map<Key, Values>()
    const values = properties.get(property) ?? new Map<unknown, unknown>()
    known.set(target, properties.set(property, values.set(key, value)))
  },
  getOwnMetadata: own,
  getMetadata(key: unknown, target: object, property?: Key): unknown {
    for (let each: object | null = target; each; each = Reflect.getPrototypeOf(each)) {
      if (known.get(each)?.get(property)?.has(key)) return own(key, each, property)
    }
    return undefined
  },
}

Object.assign(Reflect, classMetadata)
