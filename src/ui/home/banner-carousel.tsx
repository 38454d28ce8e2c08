import { use, useId, useRef, useState, type ReactNode, type UIEvent } from 'react'
import type { HomeBanner } from '@/domain/home/banners'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { Icon } from '@/ui/kit/icon'
import { IsLinkHiddenFunctionContext, PortalLink } from '@/ui/kit/portal-link'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import styles from './banner-carousel.module.css'

const texts = homeTexts.banners

export interface BannerCarouselProps {
  readonly banners: readonly HomeBanner[]
}

/**
 * A row of banners that the customer can swipe, scroll or move with buttons. It never moves by itself. Banners
 * of a part of the portal that the lender has switched off are left out. Source: HOM-09, OPS-03.
 */
export function BannerCarousel({ banners: allBanners }: BannerCarouselProps) {
  const isHidden = use(IsLinkHiddenFunctionContext)
  const banners = allBanners.filter((banner) => {
    const to = portalAddressOfBanner(banner)
    return to === undefined || !isHidden(to)
  })
  const track = useRef<HTMLUListElement>(null)
  const titleId = useId()
  /** Position of the visible banner in the row of banners, counted from 1. */
  const [position, setPosition] = useState(1)
  if (banners.length === 0) return undefined
  const step = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth })
  return (
    <section aria-labelledby={titleId} className={styles['carousel']}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.title}
        </h2>
        {banners.length > 1 && <CarouselButtons position={position} count={banners.length} onStep={step} />}
      </header>
      <ul
        ref={track}
        className={styles['track']}
        aria-labelledby={titleId}
        onScroll={(event) => setPosition(visibleBannerPosition(event))}
      >
        {banners.map((banner, index) => (
          <li key={bannerKey(banner)} className={styles['slide']}>
            <HomeBannerItem banner={banner} label={texts.position(index + 1, banners.length)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function visibleBannerPosition({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): number {
  return Math.round(scrollLeft / clientWidth) + 1
}

interface CarouselButtonsProps {
  readonly position: number
  readonly count: number
  readonly onStep: (pages: number) => void
}

/**
 * The buttons that move the row of banners. At either end of the row, the button that has no effect stays
 * visible, so that it keeps the focus.
 */
function CarouselButtons({ position, count, onStep }: CarouselButtonsProps) {
  return (
    <div className={styles['steps']}>
      <StepButton
        label={texts.previous}
        direction="previous"
        atEnd={position <= 1}
        onPress={() => onStep(-1)}
      />
      <span className={styles['place']} aria-live="polite">
        {texts.place(position, count)}
      </span>
      <StepButton label={texts.next} direction="next" atEnd={position >= count} onPress={() => onStep(1)} />
    </div>
  )
}

/** Returns the address of the portal to which a banner leads; undefined if it leads to none. */
function portalAddressOfBanner(banner: HomeBanner): string | undefined {
  if (banner.kind !== 'custom') return addresses.newLoan.createPath()
  return banner.target?.kind === 'inside' ? banner.target.to : undefined
}

function bannerKey(banner: HomeBanner): string {
  return banner.kind === 'custom' ? `${banner.banner.sortPosition} ${banner.banner.image}` : banner.kind
}

interface StepButtonProps {
  readonly label: string
  readonly direction: 'previous' | 'next'
  readonly atEnd: boolean
  readonly onPress: () => void
}

function StepButton({ label, direction, atEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      data-look={direction}
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={onPress}
    >
      <Icon name="chevron" />
    </button>
  )
}

/**
 * A banner of the home screen. If it is only an image, its label for screen readers is its position in the
 * row, because the text in the image is unknown.
 */
function HomeBannerItem({ banner, label }: { readonly banner: HomeBanner; readonly label: string }) {
  if (banner.kind !== 'custom') return <OfferBanner banner={banner} />
  const { image, imageMobile } = banner.banner
  const picture = (
    <picture>
      {imageMobile !== undefined && <source media="(width <= 600px)" srcSet={imageMobile} />}
      <img src={image} alt={label} className={styles['picture']} />
    </picture>
  )
  return <BannerLink banner={banner}>{picture}</BannerLink>
}

interface BannerLinkProps {
  readonly banner: Extract<HomeBanner, { readonly kind: 'custom' }>
  readonly children: ReactNode
}

function BannerLink({ banner: { target }, children }: BannerLinkProps) {
  if (target?.kind === 'inside')
    return (
      <PortalLink href={target.to} className={styles['link']}>
        {children}
      </PortalLink>
    )
  if (target?.kind === 'outside')
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" className={styles['link']}>
        {children}
        <span className="visually-hidden"> {basicComponentTexts.opensInNewTab}</span>
      </a>
    )
  return children
}

/** A banner with an offer or an unfinished application. Source: HOM-09. */
function OfferBanner({ banner }: { readonly banner: Exclude<HomeBanner, { readonly kind: 'custom' }> }) {
  const isPending = banner.kind === 'pending-loan'
  const requested = isPending ? banner.requested : undefined
  const amount = requested ?? banner.amount
  return (
    <PortalLink href={addresses.newLoan.createPath()} className={styles['offer']}>
      <span className={styles['offerTitle']}>{isPending ? texts.pendingTitle : texts.offerTitle}</span>
      {amount !== undefined && (
        <span>
          {requested === undefined ? texts.upTo : texts.requested}{' '}
          <Amount cents={amount} size="large" brief />
        </span>
      )}
      <span className={styles['offerAction']}>
        {isPending ? texts.pendingAction : texts.offerAction}
        <Icon name="chevron" size="small" />
      </span>
    </PortalLink>
  )
}
