import '@/start/capabilities/automatic-collection'
import '@/start/capabilities/documents'

export { CouponBookScreen } from '@/ui/documents/coupon-book-screen'
