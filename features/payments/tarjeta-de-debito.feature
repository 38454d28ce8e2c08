# language: es
Característica: Pagar con una tarjeta de débito guardada

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Se paga con una tarjeta que ya se usó

    @PAY-12
    Escenario: La tarjeta muestra su marca y sus últimos cuatro números
      Dado que hoy es el 21 de noviembre de 2026
      Cuando elige pagar por "Tarjeta de débito"
      Entonces puede pagar con estas tarjetas:
        | Visa 4821 Débito · Vence 09/28 |

    @PAY-12
    Escenario: Del número que el prestamista manda entero se ven los últimos cuatro
      Dado que hoy es el 21 de noviembre de 2026
      Y que el prestamista manda enteros los números de las tarjetas
      Cuando elige pagar por "Tarjeta de débito"
      Entonces puede pagar con estas tarjetas:
        | Visa 4821 Débito · Vence 09/28 |
      Y no se lee ni queda guardado "4517655"

    @PAY-12
    Escenario: Sin tarjetas guardadas se carga una
      Dado que no tiene tarjetas guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Entonces se le piden los datos de la tarjeta

    @PAY-12
    Escenario: Con tarjetas guardadas se puede cargar otra
      Cuando elige pagar por "Tarjeta de débito"
      Y elige pagar con otra tarjeta
      Entonces se le piden los datos de la tarjeta

    @PAY-12 @PAY-17 @camino
    Escenario: Marta paga su cuota
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-12 @PAY-13
    Escenario: Antes de pagar se lee con qué tarjeta y cuánto
      Cuando elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagá con tu tarjeta de débito |
        | Tus tarjetas guardadas        |
        | XXXX 4821                     |
        | MARTA GIMÉNEZ                 |
        | Pagar con otra tarjeta        |
        | Vas a pagar $ 12.625       |
        | Editar importe                |
        | Pagar $ 12.625 con Visa 4821 |
      Y quien no ve la pantalla oye:
        | Pagá con tu tarjeta de débito |

    @PAY-05 @PAY-11
    Escenario: Con la tarjeta elegida, la pantalla termina en el botón: no hay otras formas de pagar debajo
      Cuando elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagar $ 12.625 con Visa 4821        |
        | Pago seguro: se cobra una sola vez. |
      Y debajo no hay otras formas de pagar

    @PAY-12
    Escenario: Con varias tarjetas guardadas se dice cómo verlas
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40151208"
      Entonces la pantalla dice:
        | Deslizá para ver todas. |

    @PAY-12
    Escenario: En una pantalla ancha las tarjetas guardadas son una lista
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40151208"
      Y que su ventana mide 1280 píxeles de ancho
      Entonces la pantalla dice:
        | Con qué tarjeta (*)                          |
        | Mastercard 7154 Débito · Vence 12/26    |

    @PAY-12
    Escenario: Si las tarjetas guardadas no cargan se puede escribir una
      Dado que la consulta de "las tarjetas para pagar" responde que tuvo un problema
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "Pagar con otra tarjeta"
      Entonces se le piden los datos de la tarjeta

    @PAY-12 @SES-16
    Escenario: Si las tarjetas guardadas no cargan se dice
      Dado que la consulta de "las tarjetas para pagar" responde que tuvo un problema
      Cuando elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | No pudimos cargar tus tarjetas |
        | Probar de nuevo                |
        | Pagar con otra tarjeta         |

    @PAY-12
    Escenario: De una tarjeta nueva se vuelve a las guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Y elige pagar con otra tarjeta
      Y toca "Usar una tarjeta guardada"
      Entonces ve sus tarjetas guardadas

    @PAY-13
    Escenario: El importe que se edita dice hasta cuánto
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "Editar importe"
      Entonces la pantalla dice:
        | Importe a pagar                                              |
        | Hasta $ 12.625. Los centavos van después de una coma.     |
        | Pagar el total                                               |
        | Pagar                                                        |

    @PAY-13
    Escenario: Del importe editado se vuelve al total
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "5.000"
      Y toca "Pagar el total"
      Entonces va a pagar "$ 12.625"

    @PAY-12
    Escenario: De la lista también se elige con cuál se paga
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40151208"
      Y que su ventana mide 1280 píxeles de ancho
      Cuando elige de la lista la tarjeta terminada en "0926"
      Y intenta pagar
      Entonces el pago no se hizo: "El banco no autorizó el pago"

    @PAY-16
    Esquema del escenario: Mientras el pago se envía, a los <segundos> segundos se dice que no se cierre
      Dado que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Y pasan <segundos> segundos
      Entonces mientras tanto la pantalla dice:
        | <aviso> |

      Ejemplos:
        | segundos | aviso                                                                                                |
        | 1        | Estamos enviando tu pago. No cierres esta pantalla.                                                  |
        | 11       | Esperamos la respuesta del banco. Tu pago se envió una sola vez: no cierres esta pantalla.           |

  Regla: Un pago se cobra una sola vez

    @PAY-20
    Escenario: Pagar dos veces seguidas cobra una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y paga dos veces seguidas
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-20
    Escenario: Pagado, ya no se ofrece pagar
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"

    @PAY-20
    Escenario: Pagado y todavía sin aplicar, no se paga otra vez sin querer
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Ya hiciste un pago"
      Y no se le ofrece pagar de nuevo
      Y se cobró 1 vez

    @PAY-09 @PAY-20 @solo-navegador
    Escenario: Pagado en la billetera y todavía sin aplicar, tampoco
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Ya hiciste un pago"

    @PAY-20
    Escenario: Quien sabe que ya pagó puede pagar otra vez
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez
      Entonces está pagando "Casa Rivadavia Hogar Préstamo 40128753"

    @PAY-03
    Escenario: Si al pagar no se sabe lo que debe, no se cobra y se le explica
      Cuando elige pagar por "Tarjeta de débito"
      Y el capacitador hace fallar "lo que se debe" con "Error del servidor (500)"
      Y intenta pagar
      Entonces el pago no se envió: "No se cobró nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y se cobró 0 veces

    @PAY-20
    Escenario: Dos pestañas cobran una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y paga en otra pestaña por "Tarjeta de débito"
      Y intenta pagar
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"
      Y se cobró 1 vez

    @PAY-20
    Escenario: También cuando lo que se debe todavía no lo muestra
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga en otra pestaña por "Tarjeta de débito"
      Y intenta pagar
      Entonces ve la pantalla "Ya hiciste un pago"
      Y se cobró 1 vez

    @PAY-20
    Escenario: Antes de enviar se mira otra vez lo que se debe
      Dado que al abrir el resumen debía 10000 pesos de la cuota 4
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Entonces se le explica que el pago no se envió: "Lo que debés cambió mientras pagabas. No se cobró nada: revisá el total antes de seguir."
      Y el total a pagar es "$ 12.625"
      Y se cobró 0 veces

    @PAY-16 @PAY-20
    Escenario: Mientras se mira lo que debe se dice qué falta para enviarlo
      Dado que lo que debe se puede mirar una vez, y después no vuelve
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Entonces mientras tanto la pantalla dice:
        | Confirmamos el importe y lo enviamos. |

    @PAY-20
    Escenario: Si lo que se debe no se puede mirar, no se envía nada
      Dado que lo que debe solo se puede mirar una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar
      Entonces se le explica que el pago no se envió: "No se cobró nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y se cobró 0 veces
      Y ve sus tarjetas guardadas

    @PAY-20
    Escenario: Quien paga otra vez a sabiendas paga
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez por "Tarjeta de débito"
      Y paga
      Entonces se cobró 2 veces

    @PAY-20
    Escenario: Quien decidió pagar otra vez no lo tiene que decidir de nuevo
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez por "Efectivo"
      Y actualiza lo que debe
      Entonces el total a pagar es "$ 12.625"

    @PAY-20
    Escenario: De lo que ya pagó se dice cuánto y cuándo
      Dado que hoy es el 21 de noviembre de 2026
      Y que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces se explica "Pagaste $ 12.625 el 21 de noviembre a las 12:00. Puede tardar entre 24 y 48 horas en verse en lo que debés. Si pagás otra vez, se cobra otra vez."

    @PAY-20
    Escenario: De un pago que todavía no se aplica se va a los pagos o al inicio
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | Ya hiciste un pago |
        | Pagar otra vez     |
      Y la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |
