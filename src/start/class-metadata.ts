type MetadataPropertyKey = string | symbol | undefined
type MetadataByKey = Map<unknown, unknown>

/** Metadata by class and property; `undefined` for the class itself. */
const metadataByClass = new WeakMap<object, Map<MetadataPropertyKey, MetadataByKey>>()

function readOwnMetadata(key: unknown, target: object, property?: MetadataPropertyKey): unknown {
  return metadataByClass.get(target)?.get(property)?.get(key)
}

/**
 * The part of the package `reflect-metadata` that inversify uses: values stored by class and key, including
 * those of parent classes. The whole package is eight times as long, and every first visit would load it.
 */
export const inversifyClassMetadata = {
  defineMetadata(key: unknown, value: unknown, target: object, property?: MetadataPropertyKey): void {
    const properties = metadataByClass.get(target) ?? new Map<MetadataPropertyKey, MetadataByKey>()
    const values = properties.get(property) ?? new Map<unknown, unknown>()
    metadataByClass.set(target, properties.set(property, values.set(key, value)))
  },
  getOwnMetadata: readOwnMetadata,
  getMetadata(key: unknown, target: object, property?: MetadataPropertyKey): unknown {
    for (let each: object | null = target; each; each = Reflect.getPrototypeOf(each)) {
      if (metadataByClass.get(each)?.get(property)?.has(key)) return readOwnMetadata(key, each, property)
    }
    return undefined
  },
}

Object.assign(Reflect, inversifyClassMetadata)
