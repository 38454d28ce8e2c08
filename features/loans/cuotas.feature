# language: es
Característica: Las cuotas de un préstamo

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Se ven las cuotas alrededor de la actual

    @LOA-06
    Escenario: Irma va por la cuota 20 de 36, con una bonificación
      Dado que Irma ingresó
      Cuando mira su préstamo "40021479"
      Entonces ve estas cuotas:
        | Cuota 18 $ 33.706,15 Venció 1/10/2026 Pagada                                                    |
        | Cuota 19 $ 33.706,15 Venció 1/11/2026 Pagada                                                    |
        | Cuota 20 Actual $ 32.206,15 Vence 1/12/2026 Pendiente Incluye una bonificación de $ 1.500     |
        | Cuota 21 $ 33.706,15 Vence 1/1/2027                                                             |

    @LOA-06
    Escenario: La cuota que sigue se paga por lo mismo que dice la lista
      Dado que Irma ingresó
      Cuando mira su préstamo "40021479"
      Entonces la cuota actual es "Cuota 20 de 36 $ 32.206,15 Vence el 1 de diciembre Pagaste 19 de 36 cuotas Incluye una bonificación de $ 1.500"

    @LOA-06
    Escenario: Una bonificación mayor que la cuota no deja un importe negativo
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | bonificados |
        | 1     | PENDING | 2026-12-01 | 1000  | 1500        |
        | 2     | PENDING | 2027-01-01 | 1000  | 1000        |
        | 3     | PENDING | 2027-02-01 | 1000  | 999.99      |
      Cuando mira su préstamo "40128753"
      Entonces ve estas cuotas:
        | Cuota 1 $ 0,00 Vence 1/12/2026 Incluye una bonificación de $ 1.500                      |
        | Cuota 2 $ 0,00 Vence 1/1/2027 Incluye una bonificación de $ 1.000                       |
        | Cuota 3 Actual $ 0,01 Vence 1/2/2027 Pendiente Incluye una bonificación de $ 999,99     |

    @LOA-06
    Escenario: Van por su número, aunque el prestamista las mande al revés
      Dado que Lucía ingresó
      Y que el prestamista manda primero la última cuota
      Cuando mira su préstamo "40162280"
      Entonces ve estas cuotas:
        | Cuota 1 $ 6.742,80 Venció 1/11/2026 Pagada           |
        | Cuota 2 Actual $ 6.742,80 Vence 1/12/2026 Pendiente |
        | Cuota 3 $ 6.742,80 Vence 1/1/2027                   |
        | Cuota 4 $ 6.742,80 Vence 1/2/2027                   |

    @LOA-06
    Escenario: También cuando se ven todas
      Dado que Lucía ingresó y está en "/mis-prestamos/p-75cd3a09/ver-todas"
      Y que el prestamista manda primero la última cuota
      Cuando abre el portal
      Entonces ve 6 cuotas
      Y de la cuota 6 lee "Cuota 6 $ 6.742,80 Vence 1/4/2027"

    @LOA-06
    Escenario: De un préstamo terminado se ven las últimas 4
      Dado que Gabriela ingresó
      Cuando mira su préstamo "40051184"
      Entonces ve 4 cuotas
      Y de la cuota 1 lee "Cuota 3 $ 11.620,75 Venció 1/6/2026 Pagada"

    @LOA-06
    Escenario: Cerca del final son menos
      Dado que Marta ingresó
      Cuando mira su préstamo "40097264"
      Entonces ve estas cuotas:
        | Cuota 7 $ 23.480,50 Venció 1/10/2026 Pagada           |
        | Cuota 8 $ 23.480,50 Venció 1/11/2026 Pagada           |
        | Cuota 9 Actual $ 23.480,50 Vence 1/12/2026 Pendiente  |
        | Cuota 10 $ 23.480,50 Vence 1/1/2027                   |

  Regla: Las vencidas que quedan fuera de esas cuatro van antes, en su grupo

    @LOA-18 @LOA-06
    Escenario: La más vieja de Raúl se ve sin pedir todas
      Dado que Raúl ingresó
      Cuando mira su préstamo "40116602"
      Entonces en el grupo "Vencidas" ve estas cuotas:
        | Cuota 2 $ 38.950,40 Venció 1/9/2026 Pago parcial Pagaste $ 20.000 y te quedan $ 18.950,40 |
      Y ve estas cuotas:
        | Cuota 3 $ 38.950,40 Venció 1/10/2026 Vencida          |
        | Cuota 4 $ 38.950,40 Venció 1/11/2026 Vencida          |
        | Cuota 5 Actual $ 38.950,40 Vence 1/12/2026 Pendiente  |
        | Cuota 6 $ 38.950,40 Vence 1/1/2027                    |

    @LOA-18
    Escenario: Las pagadas y las que no vencieron no están en el grupo
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 1     | OVERDUE | 2026-05-01 | 1000  |         |
        | 2     | PAID    | 2026-06-01 | 1000  |         |
        | 3     | PAID    | 2026-07-01 | 1000  |         |
        | 4     | OVERDUE | 2026-08-01 | 1000  |         |
        | 5     | OVERDUE | 2026-09-01 | 1000  |         |
        | 6     | DEFER   | 2026-10-01 | 1000  |         |
        | 7     | PARTIAL | 2026-11-01 | 1000  | 400     |
        | 8     | PARTIAL | 2026-12-01 | 1000  | 400     |
        | 9     | PENDING | 2027-01-01 | 1000  |         |
      Cuando mira su préstamo "40128753"
      Entonces en el grupo "Otras vencidas" ve estas cuotas:
        | Cuota 5 $ 1.000,00 Venció 1/9/2026 Vencida                                       |
        | Cuota 7 $ 1.000,00 Venció 1/11/2026 Pago parcial Pagaste $ 400 y te quedan $ 600 |

    @LOA-18
    Escenario: Quien está al día no tiene ese grupo
      Dado que Irma ingresó
      Cuando mira su préstamo "40021479"
      Entonces no hay ningún grupo "Vencidas"

  Regla: Se pueden ver todas

    @LOA-08 @LOA-07 @camino
    Escenario: Todas las cuotas, cuando son más de 4
      Dado que Irma ingresó
      Cuando mira su préstamo "40021479"
      Y pide ver todas las cuotas
      Entonces ve 36 cuotas
      Y de la cuota 22 lee "Cuota 22 $ 33.706,15 Vence 1/2/2027 Diferida"

    @LOA-08
    Esquema del escenario: Con <cuántas> cuotas <se ofrece>
      Dado que Lucía ingresó
      Y que el préstamo "40161175" tiene <cuántas> cuotas de 1890 pesos
      Cuando mira su préstamo "40161175"
      Entonces para ver más cuotas se le ofrece "<enlace>"

      Ejemplos:
        | cuántas | se ofrece               | enlace           |
        | 4       | tampoco hay más         |                  |
        | 5       | se pueden ver las cinco | Ver las 5 cuotas |

    @LOA-07 @LOA-15
    Escenario: Cada cuota dice en qué quedó
      Dado que Raúl ingresó
      Cuando mira su préstamo "40116602"
      Y pide ver todas las cuotas
      Entonces de la cuota 1 lee "Cuota 1 $ 38.950,40 Venció 1/8/2026 Pagada"
      Y de la cuota 2 lee "Cuota 2 $ 38.950,40 Venció 1/9/2026 Pago parcial Pagaste $ 20.000 y te quedan $ 18.950,40"
      Y de la cuota 3 lee "Cuota 3 $ 38.950,40 Venció 1/10/2026 Vencida"
      Y de la cuota 5 lee "Cuota 5 Actual $ 38.950,40 Vence 1/12/2026 Pendiente"
      Y de la cuota 6 lee "Cuota 6 $ 38.950,40 Vence 1/1/2027"

  Regla: La próxima es la primera que queda por pagar

    @LOA-15 @LOA-03
    Esquema del escenario: Si de la que la empresa da por próxima no queda nada, se dice <qué>
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado   | vence      | pesos | pagados |
        | 4     | PARTIAL  | 2026-12-01 | 12625 | 13000   |
        | 5     | <quinta> | 2027-01-01 | 12625 |         |
      Cuando mira su préstamo "40128753"
      Entonces la cuota actual es "<actual>"

      Ejemplos:
        | quinta  | qué              | actual                                                                     |
        | PENDING | la que le sigue  | Cuota 5 de 12 $ 12.625 Vence el 1 de enero de 2027 Pagaste 0 de 12 cuotas |
        | PAID    | que no hay otras | No tenés cuotas por pagar Pagaste 1 de 12 cuotas                          |

    @LOA-06 @LOA-03
    Escenario: En la lista, la actual es la misma que la próxima
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 2     | PAID    | 2026-10-01 | 12625 |         |
        | 3     | PAID    | 2026-11-01 | 12625 |         |
        | 4     | PARTIAL | 2026-12-01 | 12625 | 12625   |
        | 5     | PENDING | 2027-01-01 | 12625 |         |
        | 6     | PENDING | 2027-02-01 | 12625 |         |
      Cuando mira su préstamo "40128753"
      Entonces ve estas cuotas:
        | Cuota 3 $ 12.625,00 Venció 1/11/2026 Pagada                                             |
        | Cuota 4 $ 12.625,00 Vence 1/12/2026 Pago parcial Pagaste $ 12.625 y te quedan $ 0       |
        | Cuota 5 Actual $ 12.625,00 Vence 1/1/2027 Pendiente                                     |
        | Cuota 6 $ 12.625,00 Vence 1/2/2027                                                      |
