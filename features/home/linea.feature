# language: es
Característica: La línea de crédito en el inicio
  Cuánto queda de la línea, o cuánto se ofrece, sin que lo lea quien no debe.

  Regla: La tarjeta muestra lo disponible

    @HOM-05
    Escenario: Lucía ve lo que le queda
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ 412.350,50"
      Y desde la tarjeta de la línea puede:
        | ocultar los importes |
        | ver su línea         |
        | ver los movimientos  |

    @HOM-05
    Escenario: Desde la tarjeta se va a la línea
      Dado que Lucía ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea lleva a:
        | Ver mi línea    | /linea-revolvente-detalle        |
        | Ver movimientos | /linea-revolvente-detalle-cargas |

    @HOM-05
    Esquema del escenario: Desde la tarjeta de <persona> se va a <qué>
      Dado que <persona> ingresó
      Cuando cierra lo que haya y mira su línea
      Entonces la tarjeta de la línea lleva a:
        | <palabras> | <destino> |

      Ejemplos:
        | persona | qué       | palabras             | destino                      |
        | Diego   | la oferta | Conocer mi oferta    | /oferta-linea-revolvente     |
        | Norma   | el chat   | Escribir por WhatsApp | https://wa.me/5491150000000 |

    @HOM-05
    Escenario: Lo que se ocultó se vuelve a ver
      Dado que Lucía ingresó
      Cuando oculta los importes
      Y muestra los importes
      Y recarga la página
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ 412.350,50"

    @HOM-05 @SES-13 @camino
    Escenario: Lo oculto sigue oculto al volver
      Dado que Lucía ingresó
      Cuando oculta los importes
      Y recarga la página
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ •••••• Importe oculto"
      Y en el dispositivo queda "visibleAmount"

    @HOM-05
    Escenario: Una línea deshabilitada
      Dado que Norma ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito No está habilitada por ahora. Si querés saber por qué, escribinos."
      Y desde la tarjeta de la línea puede:
        | escribir por WhatsApp |

    @HOM-05
    Escenario: En deuda, la línea espera
      Dado que Héctor ingresó
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ 351.700 Vas a poder usarla cuando te pongas al día."

    @HOM-05
    Escenario: Una oferta que todavía no se tomó
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Entonces la tarjeta de la línea dice "Tu línea de crédito Sin activar Podés pedir hasta $ 800.000 Es tu oferta de una línea de crédito: la usás cuando querés. Vas a ver tus movimientos cuando tengas la línea."
      Y desde la tarjeta de la línea puede:
        | ocultar los importes |
        | conocer su oferta    |

    @HOM-05
    Escenario: Sin línea ni oferta no hay tarjeta
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces no ve la tarjeta de la línea

  Regla: La oferta se anuncia cada treinta días

    @HOM-10
    Escenario: El anuncio tiene dos páginas y lleva a la oferta
      Dado que Diego ingresó
      Cuando sigue leyendo sobre la línea
      Y quiere conocer la oferta de la línea
      Entonces llega a "/oferta-linea-revolvente"

    @HOM-10
    Escenario: La primera página cuenta qué es
      Dado que Diego ingresó
      Cuando abre el portal
      Entonces el cuadro dice "Pagá con QR, recargá el celular o pasá plata a tu cuenta, y devolvelo en cuotas."

    @HOM-10
    Escenario: La segunda página dice hasta cuánto
      Dado que Diego ingresó
      Cuando sigue leyendo sobre la línea
      Entonces el cuadro dice "Podés pedir una línea de hasta $ 800.000. La activás en pocos pasos."

    @HOM-10
    Escenario: No se repite el mismo día
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Y recarga la página
      Entonces no se abre ningún cuadro

    @HOM-10
    Escenario: A los veintinueve días todavía no se repite
      Dado que Diego ingresó
      Y que hoy es el 21 de noviembre de 2026
      Cuando cierra el cuadro
      Y el capacitador pone la fecha "2026-12-20T12:00"
      Entonces no se abre ningún cuadro

    @HOM-10
    Escenario: A los treinta días se repite
      Dado que Diego ingresó
      Y que hoy es el 21 de noviembre de 2026
      Cuando cierra el cuadro
      Y el capacitador pone la fecha "2026-12-21T12:00"
      Entonces se abre el cuadro "Llegó la línea de crédito"

    @HOM-10
    Esquema del escenario: Se anuncia hasta 600 píxeles de ancho
      Dado que Diego ingresó y está en "mis préstamos"
      Y que su ventana mide <ancho> píxeles de ancho
      Cuando abre "el inicio"
      Entonces se abre el cuadro "<cuadro>"

      Ejemplos:
        | ancho | cuadro                    |
        | 600   | Llegó la línea de crédito |
        | 601   |                           |

    @HOM-10
    Escenario: A quien no puede abrir la oferta no se le anuncia
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces no se abre ningún cuadro

    @HOM-10
    Escenario: Su segunda página también se cierra
      Dado que Diego ingresó
      Cuando sigue leyendo sobre la línea
      Y cierra el cuadro
      Entonces no queda nada abierto sobre la pantalla

  Regla: Hasta un centavo de línea es una línea

    @HOM-05 @HOM-06
    Esquema del escenario: Con una línea de <máximo> pesos, de los que quedan <quedan>
      Dado que Lucía ingresó
      Y que su línea es de <máximo> pesos y le quedan <quedan>
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "<tarjeta>"
      Y ve estos accesos:
        | Nuevo préstamo    |
        | Pagar un servicio |
        | Recargar celular  |
        | Mis préstamos     |
        | Pagar cuota       |
        | <último>          |

      Ejemplos:
        | máximo | quedan | tarjeta                               | último                             |
        | 0.01   | 0.01   | Tu línea de crédito Disponible $ 0,01 | Pagar con QR                       |
        | 0.01   | 0.00   | Tu línea de crédito Disponible $ 0 | Pagar con QR Sin saldo en tu línea |
        | 0.00   | 0.00   |                                       | Mis pagos                          |

    @HOM-05
    Escenario: Deshabilitada, también la de un centavo lo dice
      Dado que Lucía ingresó
      Y que su línea, de 0.01 pesos, está deshabilitada
      Cuando abre el portal
      Entonces la tarjeta de la línea dice "Tu línea de crédito No está habilitada por ahora. Si querés saber por qué, escribinos."

    @HOM-05 @SES-11
    Escenario: Con una oferta de un centavo
      Dado que Marta ingresó
      Y que no tiene línea y le ofrecen una de 0.01 pesos
      Cuando cierra el cuadro
      Entonces la tarjeta de la línea dice "Tu línea de crédito Sin activar Podés pedir hasta $ 0,01 Es tu oferta de una línea de crédito: la usás cuando querés. Vas a ver tus movimientos cuando tengas la línea."

    @HOM-05 @HOM-10
    Escenario: Una oferta de nada no es una oferta
      Dado que Marta ingresó
      Y que no tiene línea y le ofrecen una de 0.00 pesos
      Cuando abre el portal
      Entonces no ve la tarjeta de la línea
      Y no se abre ningún cuadro
