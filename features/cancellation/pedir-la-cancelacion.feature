# language: es
Característica: Pedir la cancelación y pagarla
  Gabriela pide la cancelación, baja el documento y lo paga, si es un día en que se puede.

  Regla: Se pide, se baja el documento y se paga

    @CAN-03 @camino
    Escenario: Gabriela pide la cancelación y baja el documento
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y toca "Descargar el documento"
      Entonces un aviso dice "Abrimos el documento en otra pestaña."
      Y ve la pantalla "Tu cancelación está lista para pagar"
      Y se abre 1 archivo en otra pestaña

    @CAN-03
    Escenario: El documento que no abre otra pestaña se guarda
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que su navegador no abre otras pestañas
      Cuando pide cancelar el préstamo "40155563"
      Y toca "Descargar el documento"
      Entonces un aviso dice "Guardamos el documento en tus descargas."

    @CAN-03
    Escenario: Mientras se busca la cuenta se dice
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "el CVU" no vuelve
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Entonces mientras tanto la pantalla dice:
        | Buscando la cuenta |
      Y mientras tanto quien no ve la pantalla oye:
        | La forma de pago elegida |

    @CAN-03
    Escenario: La cuenta que no se puede copiar lo dice
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que su dispositivo no deja copiar
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Y toca "Copiar el CVU"
      Entonces un aviso dice "No pudimos copiarlo. Mantené apretado el texto para copiarlo."

    @CAN-03
    Escenario: Gabriela lee qué pagar y qué viene después
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Entonces la pantalla dice:
        | Pagá el importe exacto y el préstamo 40155563 queda cancelado.                              |
        | Importe                                                                                  |
        | $ 338.967,10                                                                             |
        | Este importe vale                                                                        |
        | Del 21 de noviembre de 2026 al 25 de noviembre de 2026 |
        | Descargar el documento                                                                   |
        | ¿Cómo lo querés pagar?                                                                   |
        | Con un código QR                                                                         |
        | Por transferencia                                                                        |
        | Cuando el pago se acredite, en unas 24 horas podés descargar tu libre deuda. |

    @CAN-03
    Escenario: La transferencia da la cuenta, que se copia, y su vigencia
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Y toca "Copiar el CVU"
      Entonces un aviso dice "Copiado al portapapeles"
      Y la pantalla dice:
        | Importe                                                |
        | $ 338.967,10                                           |
        | Transferí a esta cuenta                                |
        | Importe a transferir                                   |
        | $ 338.967,10                                           |
        | CVU                                                    |
        | Este importe vale                                      |
        | Del 21 de noviembre de 2026 al 25 de noviembre de 2026 |
      Y los datos para transferir son:
        | Importe a transferir $ 338.967,10 Copiar importe                         |
        | CVU 0000047500000401555633                                               |
        | Titular Luma Créditos S.A.                                               |
        | CUIT 30-71894563-8                                                       |
        | Este importe vale Del 21 de noviembre de 2026 al 25 de noviembre de 2026 |

    @CAN-03 @PAY-26
    Escenario: El importe de la cancelación se copia sin puntos
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Y toca "Copiar importe"
      Entonces quedó copiado "338967,10"

    @CAN-03 @GEN-13
    Escenario: Junto a la cuenta de la cancelación se lee qué no se pide nunca
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Entonces la pantalla dice:
        | Nunca te pedimos la clave por WhatsApp ni por teléfono. |

    @CAN-03
    Escenario: El QR se puede escanear o compartir
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Con un código QR"
      Entonces la pantalla dice:
        | Pagá con QR      |
        | Compartir el QR |

    @CAN-03
    Esquema del escenario: Si <qué> no llega, lo dice ahí mismo
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "<qué>" responde con un error
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "<forma>"
      Entonces la cancelación no sigue: "<sentencia>"

      Ejemplos:
        | qué             | forma             | sentencia                                                                                   |
        | el CVU          | Por transferencia | No pudimos traer la cuenta. Probá de nuevo o pagá con el código QR.                         |
        | el QR del pago  | Con un código QR  | El código QR no está disponible en este momento. Probá de nuevo o elegí otro medio de pago. |

    @CAN-03
    Escenario: El préstamo que no tiene cuenta para transferir lo dice
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el préstamo no tiene CVU
      Cuando pide cancelar el préstamo "40155563"
      Y elige pagar la cancelación "Por transferencia"
      Entonces la cancelación no sigue: "Este préstamo no tiene una cuenta para transferir. Pagalo con el código QR."

    @CAN-03
    Escenario: El pedido que falla se puede repetir
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "el pedido de cancelación" responde que el pedido está mal
      Cuando pide cancelar el préstamo "40155563"
      Entonces la cancelación no sigue: "No pudimos generar la cancelación Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y ve la pantalla "Cuánto cuesta cancelarlo"

    @CAN-03
    Esquema del escenario: Del pedido sin respuesta no se dice ni que sí ni que no, y se puede repetir: <qué>
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que <qué>
      Cuando pide cancelar el préstamo "40155563"
      Entonces la pantalla dice:
        | Cuánto cuesta cancelarlo               |
        | No sabemos si se generó la cancelación |
        | <motivo>                               |
      Cuando toca "Pedir la cancelación"
      Entonces ve la pantalla "Tu cancelación está lista para pagar"

      Ejemplos:
        | qué                                                                 | motivo |
        | la respuesta de "el pedido de cancelación" se pierde                | No tuvimos respuesta, pero puede que ya esté generada. Pedila de nuevo: pedirla no te cobra nada. |
        | la consulta de "el pedido de cancelación" responde con un error     | Tuvimos un problema de nuestro lado, pero puede que ya esté generada. Pedila de nuevo: pedirla no te cobra nada. |

    @CAN-03
    Escenario: El documento que falla no impide pagar
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que la consulta de "el documento de la cancelación" responde con un error
      Cuando pide cancelar el préstamo "40155563"
      Y toca "Descargar el documento"
      Entonces un aviso dice "El documento no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y ve la pantalla "Tu cancelación está lista para pagar"

    @CAN-03 @DOC-02
    Escenario: Lo que se acredita deja el préstamo en el libre deuda
      Dado que Gabriela ingresó y está en "la cancelación"
      Cuando pide cancelar el préstamo "40155563"
      Y el banco acredita el pago del préstamo "40155563"
      Y abre "/libre-deuda"
      Entonces la pantalla dice:
        | Préstamo personal · 40155563 |

  Regla: Lo que ya se pagó o se va a cobrar solo se lee antes de pedirla

    @PAY-20 @CAN-03
    Escenario: El pago de una cuota que todavía no se descontó
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el prestamista aplica los pagos al otro día
      Cuando elige cancelar el préstamo "40155563"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Ya hiciste un pago                                                                                                                                       |
        | Pagaste $ 36.844,25 el 21 de noviembre a las 12:00. Puede tardar entre 24 y 48 horas en verse en lo que debés. Si pagás otra vez, se cobra otra vez. |
        | Seguir con la cancelación                                                                                                                                |
      Y la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |

    @PAY-20 @CAN-05
    Escenario: Quien lo leyó puede seguir
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que otro dispositivo pagó 36844 pesos del préstamo "40155563", que todavía no se aplicaron
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y toca "Seguir con la cancelación"
      Y toca "Pedir la cancelación"
      Entonces ve la pantalla "Tu cancelación está lista para pagar"

    @PAY-20
    Escenario: El pago que se hizo después de ver el importe se lee antes de pedirla
      Dado que Gabriela ingresó y está en "la cancelación"
      Y que el prestamista aplica los pagos al otro día
      Cuando elige cancelar el préstamo "40155563"
      Y toca "Ver cuánto es"
      Y en otra pestaña paga el préstamo "40155563"
      Y toca "Pedir la cancelación"
      Y toca "Seguir con la cancelación"
      Entonces ve la pantalla "Cuánto cuesta cancelarlo"

    @PAY-27 @COL-04
    Escenario: La cuota que mañana se cobra sola
      Dado que Delia ingresó y está en "la cancelación"
      Y que hoy es el 24 de noviembre de 2026
      Cuando elige cancelar el préstamo "40166205"
      Y toca "Ver cuánto es"
      Entonces la pantalla dice:
        | Esta cuota se cobra sola                                                                                                                        |
        | La cuota 6 ($ 21.340) se cobra de tu cuenta el miércoles 25 de noviembre. Si pagás antes del martes 24 a las 20:00, ese cobro no se hace. |
        | Seguir con la cancelación                                                                                                                       |
      Y la pantalla lleva a:
        | Ver mis préstamos | /mis-prestamos |

    @PAY-27
    Escenario: Después de leer el cobro se sigue con la cancelación
      Dado que Delia ingresó y está en "la cancelación"
      Y que hoy es el 24 de noviembre de 2026
      Cuando elige cancelar el préstamo "40166205"
      Y toca "Ver cuánto es"
      Y toca "Seguir con la cancelación"
      Entonces ve la pantalla "Cuánto cuesta cancelarlo"

    @PAY-27
    Escenario: No se sabe si la cuota se cobra sola
      Dado que Delia ingresó y está en "la cancelación"
      Y que al cobro automático el prestamista "falla"
      Cuando elige cancelar el préstamo "40166205"
      Y toca "Ver cuánto es"
      Entonces ve la pantalla "No sabemos si hay un cobro automático"
