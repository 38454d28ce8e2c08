import '@/start/capabilities/revolving-line'

export { lineScreens } from '@/ui/revolving-line/line-screens'
