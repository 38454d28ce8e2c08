# language: es
Característica: Lo que dicen las pantallas de un préstamo nuevo

  Regla: Cada situación dice qué pasa y deja salir

    @OFF-03 @camino
    Escenario: Marta tiene uno para pedir
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Entonces la pantalla dice:
        | Nuevo préstamo                                                           |
        | Tenés un préstamo para pedir                                             |
        | Podés pedir hasta $ 350.000                                              |
        | Elegí el importe y las cuotas. Antes de aceptar vas a ver cuánto cuesta. |
        | Empezar                                                                  |
      Y puede volver al inicio

    @OFF-03 @OFF-06
    Escenario: Lo que Sofía empezó, en una sola cuota
      Dado que Sofía ingresó y está en "un préstamo nuevo"
      Y que el resumen de su solicitud, del 21 de noviembre, pide "50000" en "1" cuotas de "54754.03"
      Entonces la pantalla dice:
        | Tenés un préstamo en curso |
        | 1 cuota de $ 54.754,03     |
        | Seguir con mi préstamo     |
      Y puede volver al inicio

    @OFF-03
    Escenario: La línea que Diego está activando
      Dado que Diego ingresó y está en "/nuevo-prestamo?product=46&subproduct=97"
      Entonces la pantalla dice:
        | Activación de tu línea de crédito       |
        | La activación de tu línea está en curso |
        | Seguí para terminar de activarla.       |
        | Seguir con la activación                |
      Y puede volver al inicio

    @OFF-03
    Escenario: El rechazo de Iván
      Dado que Iván ingresó y está en "un préstamo nuevo"
      Entonces la pantalla dice:
        | Por ahora no podemos ofrecerte un préstamo                                 |
        | Esto puede cambiar más adelante. Si querés saber más, escribinos por chat. |

    @OFF-03
    Escenario: Sin ninguna oferta
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Y que no hay ofertas
      Entonces la pantalla dice:
        | Por ahora no hay una oferta para vos        |
        | Cuando haya una, la vas a ver en el inicio. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @OFF-04
    Escenario: Otra que tarda en prepararse
      Dado que Marta ingresó
      Y que la oferta responde 4 veces que hay otra en curso
      Cuando abre "un préstamo nuevo"
      Y espera los tres reintentos
      Entonces la pantalla dice:
        | Ya se está preparando otra oferta para vos                                   |
        | Está tardando más de lo normal. Esperá unos minutos y probá de nuevo.        |
        | Probar de nuevo                                                              |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @OFF-04
    Escenario: Mientras se hacen mejoras
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Y que los préstamos nuevos están en mantenimiento
      Entonces la pantalla dice:
        | Estamos haciendo mejoras                                                                       |
        | Los préstamos nuevos no están disponibles en este momento. Probá de nuevo dentro de una hora.  |
        | Si nos escribís, pasanos este código: NEW_LOAN_OFFER_SERVICE_MAINTENANCE                       |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @OFF-04
    Escenario: Lo que no se pudo buscar
      Dado que Marta ingresó y está en "un préstamo nuevo"
      Y que la consulta de "la oferta nueva" no llega
      Entonces la pantalla dice:
        | No pudimos buscar tu préstamo                                           |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Probar de nuevo                                                         |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |
