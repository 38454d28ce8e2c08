import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './avatar.module.css'

export interface AvatarProps {
  readonly initials: string
  readonly picture?: Blob | undefined
  readonly size?: 'medium' | 'large'
  /** What the picture is, where nothing beside it says so. */
  readonly label?: string
}

/** A round picture of somebody; their initials where there is none, or it cannot be shown. */
export function Avatar({ initials, picture, size = 'medium', label = '' }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<Blob>()
  const look = classNames(styles['avatar'], styles[size])

  // An address of this page, for as long as it is shown.
  useEffect(() => {
    if (!picture || !image.current) return undefined
    const address = URL.createObjectURL(picture)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])

  if (picture && picture !== broken)
    return <img ref={image} className={look} alt={label} onError={() => setBroken(picture)} />
  return (
    <span className={look} aria-hidden="true">
      {initials}
    </span>
  )
}
