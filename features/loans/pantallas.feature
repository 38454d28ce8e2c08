# language: es
Característica: Lo que dicen las pantallas de los préstamos

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Cada pantalla dice qué se ve en ella y a dónde se sigue

    @LOA-01 @LOA-02 @camino
    Escenario: La lista
      Dado que Marta ingresó
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | Mis préstamos                          |
        | Elegí un préstamo para ver sus cuotas. |
        | Préstamo personal                      |
        | Casa Rivadavia Hogar Compra en comercio |
        | Al día                                 |
        | Próxima cuota: 4 de 12                 |
        | Vence el 1 de diciembre                |
        | Pagaste 3 de 12 cuotas                 |
      Y la pantalla lleva a:
        | Préstamo personal $ 41.318,75 Al día Próxima cuota: 2 de 18 Vence el 1 de diciembre Pagaste 1 de 18 cuotas                       | /mis-prestamos/p-2ad97e45 |
        | Préstamo en sucursal $ 23.480,50 Al día Próxima cuota: 9 de 10 Vence el 1 de diciembre Pagaste 8 de 10 cuotas                    | /mis-prestamos/p-c03b58f7 |
        | Casa Rivadavia Hogar Compra en comercio $ 12.625,00 Al día Próxima cuota: 4 de 12 Vence el 1 de diciembre Pagaste 3 de 12 cuotas | /mis-prestamos/p-6b1f0c92 |
      Y la pestaña se llama "Mis préstamos · Luma Créditos"

    @LOA-03 @LOA-04
    Escenario: Un préstamo
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Entonces la pantalla dice:
        | Casa Rivadavia Hogar Compra en comercio     |
        | Te prestamos $ 98.000                    |
        | Al día                                      |
        | Cuota 4 de 12                               |
        | Pagar $ 12.625                           |
        | Registramos tus últimos pagos               |
        | Ocultar el aviso de tus últimos pagos       |
        | Cuotas                                      |
        | Ver las 12 cuotas                           |
        | Datos del préstamo                          |
        | Cancelar el préstamo antes de tiempo        |
      Y la pestaña se llama "Casa Rivadavia Hogar · Luma Créditos"
      Y quien no ve la pantalla oye:
        | Cómo estás con este préstamo  |
        | Cuotas                        |
        | Registramos tus últimos pagos |
        | Los vencimientos              |
        | Qué más podés hacer           |

    @LOA-02 @LOA-15
    Escenario: Una sola cuota vencida se dice en singular también en su préstamo
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 4     | OVERDUE | 2026-11-01 | 12625 | 500     |
      Cuando mira su préstamo "40128753"
      Entonces la pantalla dice:
        | 1 cuota vencida |
      Y no se lee ni queda guardado "ya pagaste"

    @LOA-03
    Escenario: A dónde se va desde un préstamo
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Entonces la pantalla lleva a:
        | Mis préstamos                        | /mis-prestamos                                |
        | Pagar $ 12.625                    | /pagar-cuota?externalId=40128753              |
        | Ver las 12 cuotas                    | /mis-prestamos/p-6b1f0c92/ver-todas           |
        | Activar el cobro automático          | /mis-prestamos/p-6b1f0c92/cobro-automatico    |
        | Cancelar el préstamo antes de tiempo | /cancelacion-anticipada?idLoan=p-6b1f0c92     |
        | No reconozco este préstamo           | /consultas?externalId=40128753                |

    @LOA-08
    Escenario: Todas las cuotas
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/ver-todas"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Todas las cuotas                         |
        | Casa Rivadavia Hogar |
        | Cuota 1                                  |
        | Cuota 12                                 |
      Y la pantalla lleva a:
        | Volver al préstamo | /mis-prestamos/p-6b1f0c92 |
      Y quien no ve la pantalla oye:
        | Cuotas |

  Regla: Lo que se espera y lo que no llega se dice

    @LOA-11
    Esquema del escenario: Mientras se espera <qué>
      Dado que Marta ingresó y está en "<camino>"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | <título> |
        | <espera> |

      Ejemplos:
        | qué                 | camino                              | título           | espera                 |
        | la lista            | /mis-prestamos                      | Mis préstamos    | Cargando tus préstamos |
        | un préstamo         | /mis-prestamos/p-6b1f0c92           | Tu préstamo      | Cargando tu préstamo   |
        | las cuotas de todas | /mis-prestamos/p-6b1f0c92/ver-todas | Todas las cuotas | Cargando las cuotas    |

    @LOA-11 @SES-16
    Esquema del escenario: Si no llega <qué>
      Dado que Marta ingresó y está en "<camino>"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | <título> |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Si nos escribís, pasanos este código: LOAN_PAYMENT_VOUCHER                                     |
        | Probar de nuevo                                                      |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

      Ejemplos:
        | qué            | camino                              | título |
        | la lista       | /mis-prestamos                      | No pudimos cargar tus préstamos |
        | un préstamo    | /mis-prestamos/p-6b1f0c92           | No pudimos cargar tu préstamo |
        | todas sus cuotas | /mis-prestamos/p-6b1f0c92/ver-todas | No pudimos cargar tu préstamo |

    @LOA-11
    Escenario: Sin préstamos
      Dado que Marta ingresó
      Y que no tiene préstamos
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | Mis préstamos                                                            |
        | No tenés préstamos activos                                               |
        | Cuando tengas un préstamo, acá vas a ver sus cuotas y cuánto te queda por pagar. |
      Y la pantalla lleva a:
        | Pedir un préstamo | /nuevo-prestamo |
        | Ir al inicio      | /inicio         |

    @LOA-11 @SES-11
    Escenario: Sin préstamos, y sin que se le ofrezca otro
      Dado que Carla ingresó
      Y que no tiene préstamos
      Cuando mira sus préstamos
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Las fechas y los importes se dicen como son

    @LOA-02
    Escenario: Una sola cuota vencida se dice en singular
      Dado que Marta ingresó
      Y que del préstamo "40153318" debe la cuota 1
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | En deuda                                       |
        | Tenés 1 cuota vencida desde el 1 de noviembre |

    @LOA-01
    Escenario: Cómo se debita se dice con palabras
      Dado que Marta ingresó
      Y que el préstamo "40153318" se paga por débito automático
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | Débito automático en tu cuenta |

    @LOA-09
    Escenario: Los pagos de un mismo día quedan como los mandó la empresa, hasta el último centavo
      Dado que Marta ingresó
      Y que los últimos pagos llegan así:
        | pesos   | fecha y hora        |
        | 0.01    | 2026-11-18 00:05:00 |
        | 9000.05 | 2026-11-18 23:59:59 |
        | 12625   | 2026-11-19 10:00:00 |
      Cuando mira su préstamo "40128753"
      Entonces los últimos pagos son:
        | $ 12.625 el 19 de noviembre |
        | $ 0,01 el 18 de noviembre      |
        | $ 9.000,05 el 18 de noviembre  |
