import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import type { PortalMaintenance } from '@/application/shared/remote-config.port'
import { formatLongDate, formatTime } from '@/ui/kit/format'

export const maintenanceTexts = {
  title: ({ capabilities }: PortalMaintenance) =>
    capabilities ? 'Esto está en mantenimiento' : 'Estamos haciendo mantenimiento',
  until: (until: Instant) =>
    `Calculamos terminar el ${formatLongDate(dayInBuenosAires(until))} a las ${formatTime(until)}.`,
  chat: 'Escribirnos por chat',
} as const
