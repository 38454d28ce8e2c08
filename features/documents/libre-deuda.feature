# language: es
Característica: El libre deuda
  Un certificado de que no se debe nada de los préstamos que se terminaron de pagar.

  Regla: Sale de los préstamos terminados

    @DOC-02 @SES-15 @camino
    Escenario: Gabriela descarga su libre deuda
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando toca "Descargar el libre deuda"
      Entonces un aviso dice "Abrimos el libre deuda en otra pestaña."
      Y se abre 1 archivo en otra pestaña

    @DOC-02
    Escenario: Gabriela lee qué préstamos certifica
      Dado que Gabriela ingresó y está en "el libre deuda"
      Entonces la pantalla dice:
        | Libre deuda                                                                              |
        | Certifica que no debés nada de los préstamos que terminaste de pagar.                    |
        | Préstamos que certifica                                                                  |
        | Casa Cuyo Muebles · 40051184                                                             |
        | $ 54.000 en 6 cuotas                                                                  |
        | Préstamo en sucursal · 40063351                                                          |
        | $ 75.000 en 9 cuotas                                                                  |
        | Un préstamo que terminás de pagar aparece acá unas 24 horas después de su último pago. |
      Y quien no ve la pantalla oye:
        | Préstamos que certifica |

    @DOC-02
    Escenario: Si el navegador no abre otra pestaña, se guarda
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que su navegador no abre otras pestañas
      Cuando toca "Descargar el libre deuda"
      Entonces un aviso dice "Guardamos el libre deuda en tus descargas."

    @SES-15 @GEN-17
    Escenario: En la app instalada se abre en otra pestaña
      Dado que Gabriela ingresó
      Cuando abre "/libre-deuda" en la app instalada
      Y toca "Descargar el libre deuda"
      Entonces un aviso dice "Abrimos el libre deuda en otra pestaña."
      Y se abre 1 archivo en otra pestaña

    @SES-15 @GEN-17
    Escenario: En la app instalada de un iPhone no, porque la pestaña queda en blanco
      Dado que Gabriela ingresó
      Cuando abre "/libre-deuda" en la app instalada en un iPhone
      Y toca "Descargar el libre deuda"
      Entonces un aviso dice "Guardamos el libre deuda en tus descargas."
      Y se abren 0 archivos en otra pestaña

  Regla: Se ofrece donde se ve que el préstamo está pago

    Antecedentes:
      Dado que el préstamo "40128753" tiene 4 cuotas de 12625 pesos
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"

    @DOC-04 @PAY-22
    Escenario: Marta pagó la última cuota y lee desde cuándo tiene su libre deuda
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | Pagaste las 4 cuotas de este préstamo.                                          |
        | El libre deuda de este préstamo va a estar unas 24 horas después de este pago. |
      Y la pantalla no dice:
        | Ver el libre deuda |

    @DOC-04 @PAY-22
    Escenario: Al otro día el comprobante lleva al libre deuda
      Cuando paga y abre el comprobante
      Y pasan 24 horas
      Y Marta vuelve a ingresar a "/mis-pagos"
      Y abre el comprobante del pago de "$ 12.625"
      Entonces la pantalla dice:
        | Pagaste las 4 cuotas de este préstamo. |
        | Ver el libre deuda                     |
      Cuando toca "Ver el libre deuda"
      Entonces la pantalla dice:
        | Casa Rivadavia Hogar · 40128753 |

    @DOC-04 @PAY-22
    Escenario: Mientras el último pago no se aplica no se da el préstamo por pago
      Dado que el prestamista aplica los pagos al otro día
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | Pendiente |
      Y la pantalla no dice:
        | Pagaste las 4 cuotas de este préstamo. |

    @DOC-04 @OPS-03
    Escenario: Donde no hay libre deuda no se lo nombra
      Dado que el prestamista apagó "debtFree"
      Cuando paga y abre el comprobante
      Entonces la pantalla no dice:
        | Pagaste las 4 cuotas de este préstamo. |
        | El libre deuda de este préstamo va a estar unas 24 horas después de este pago. |

  Regla: Lo que no está dice por qué y cuándo va a estar

    @DOC-02 @SES-12
    Escenario: Quien no terminó ningún préstamo lee desde cuándo se puede pedir
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "los préstamos" no trae nada
      Cuando abre el portal
      Entonces la pantalla dice:
        | Libre deuda |
        | Todavía no terminaste de pagar un préstamo                                                 |
        | El libre deuda se puede pedir unas 24 horas después de pagar la última cuota de un préstamo. |
      Y la pantalla lleva a:
        | Ver mis préstamos | /mis-prestamos |

    @DOC-02 @SES-12
    Escenario: Quien termina de pagar un préstamo sigue al libre deuda sin recargar la página
      Dado que Marta ingresó
      Cuando abre el portal
      Y elige del menú "Mis préstamos"
      Y elige "Casa Rivadavia Hogar" entre sus préstamos
      Y pide cancelar el préstamo antes de tiempo
      Y pide cancelar el préstamo "40128753"
      Y el banco acredita el pago del préstamo "40128753"
      Y toca "Actualizar lo que debo"
      Y toca "Ver el libre deuda"
      Entonces la pantalla dice:
        | Casa Rivadavia Hogar · 40128753 |

    @DOC-02 @SES-12
    Escenario: Quien termina de pagar un préstamo y pasa por el inicio tiene el libre deuda en el menú
      Dado que Marta ingresó
      Cuando abre el portal
      Y elige del menú "Mis préstamos"
      Y elige "Casa Rivadavia Hogar" entre sus préstamos
      Y pide cancelar el préstamo antes de tiempo
      Y pide cancelar el préstamo "40128753"
      Y el banco acredita el pago del préstamo "40128753"
      Y toca "Actualizar lo que debo"
      Y toca "Ir al inicio"
      Y elige del menú "Libre deuda"
      Entonces la pantalla dice:
        | Casa Rivadavia Hogar · 40128753 |

    @DOC-02
    Escenario: El que todavía no está dice cuándo
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "el libre deuda" responde que no existe
      Cuando toca "Descargar el libre deuda"
      Entonces un aviso dice "Tu libre deuda todavía no está. Va a estar unas 24 horas después de tu último pago."

    @DOC-02
    Escenario: El que no llega dice por qué
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "el libre deuda" responde con un error
      Cuando toca "Descargar el libre deuda"
      Entonces un aviso dice "El libre deuda no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @DOC-02 @SES-16
    Escenario: Los préstamos terminados que no llegan se piden de nuevo
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tus préstamos terminados                 |
        | Si nos escribís, pasanos este código: FREE_DEBT_INIT_ERROR |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Lo que se espera se dice

    @DOC-02
    Escenario: Mientras llegan los préstamos terminados se dice qué se espera
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Libre deuda                        |
        | Cargando tus préstamos terminados |
