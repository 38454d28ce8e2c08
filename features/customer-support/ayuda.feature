# language: es
Característica: La ayuda
  Las respuestas a lo que más se pregunta, con los plazos del prestamista, y por dónde escribirle.

  Antecedentes:
    Dado que Marta ingresó y está en "la ayuda"

  Regla: La ayuda tiene cuatro partes

    @SUP-02 @camino
    Escenario: Marta abre una respuesta
      Cuando abre la pregunta "¿Cuándo vencen las cuotas?"
      Entonces la pantalla dice:
        | Todas vencen el día 1 de cada mes. |

    @SUP-02
    Escenario: Las cuatro partes
      Entonces la ayuda tiene:
        | Pagar las cuotas         |
        | Tus préstamos            |
        | Pedir un préstamo        |
        | Tu cuenta y tus reclamos |
      Y la ayuda responde 27 preguntas

  Regla: Los plazos son los del prestamista

    @GEN-06
    Esquema del escenario: A «<pregunta>» se responde con su plazo
      Cuando abre la pregunta "<pregunta>"
      Entonces la pantalla dice:
        | <respuesta> |

      Ejemplos:
        | pregunta                                             | respuesta                                                                                                                                        |
        | ¿Cuándo vencen las cuotas?                           | Un préstamo personal se paga sin recargo hasta el día 6. Una compra en un comercio o un préstamo de sucursal, hasta el día 8.                    |
        | ¿Cuándo se cobra el débito automático?               | Empieza a cobrarse el día 1 de cada mes. Tené el dinero en tu cuenta desde ese día.                                                              |
        | Ya pagué: ¿cuándo se ve?                             | Un pago se aplica entre 24 y 48 horas después. Si pagaste con un ticket en una caja, puede tardar hasta 48 horas hábiles.                        |
        | Tengo más de un préstamo: ¿a cuál va mi pago?        | Los pagos van primero al préstamo con más deuda.                                                                                                 |
        | ¿Puedo cancelar mi préstamo antes de tiempo?         | Sí, del día 1 al 27 de cada mes, cuando pasaron más de 10 días desde que recibiste el dinero.                                                    |
        | ¿Hasta cuándo vale un descuento por cancelar?        | Hasta el día 10 del mes.                                                                                                                         |
        | Me arrepentí: ¿puedo devolver el préstamo?           | Tenés 10 días hábiles desde que recibiste el dinero, si todavía no lo usaste.                                                                    |
        | ¿Quién puede pedir un préstamo?                      | Quien tiene más de 21 años y está al día con sus cuotas.                                                                                         |
        | ¿Cómo hago un reclamo?                               | Desde «Consultas y reclamos». Te damos un número y te respondemos dentro de las 48 horas.                                                        |
        | ¿Cómo veo, corrijo o borro mis datos personales?     | Para verlos te respondemos dentro de los 10 días corridos.                                                                                       |
        | ¿Cómo veo, corrijo o borro mis datos personales?     | Para corregirlos o borrarlos, dentro de los 5 días hábiles.                                                                                      |
        | Me cobraron de más: ¿cuándo me lo devuelven?         | Las devoluciones se hacen dentro de las 72 horas.                                                                                                |

  Regla: Lo que no tiene plazo también se responde

    @SUP-02
    Esquema del escenario: A «<pregunta>» se responde
      Cuando abre la pregunta "<pregunta>"
      Entonces la pantalla dice:
        | <respuesta> |

      Ejemplos:
        | pregunta                                                | respuesta                                                                                                                             |
        | ¿Cómo puedo pagar?                                      | Desde «Pagar cuota» podés pagar con tarjeta de débito o de crédito, por transferencia a tu CVU, con QR, con tu billetera o en efectivo. |
        | Ya pagué y sigue sin verse                              | Si pasó ese tiempo y no lo ves, mandanos el comprobante desde «Mis pagos».                                                                      |
        | ¿Dónde está el contrato?                                | En la pantalla de cada préstamo.                                                                                                      |
        | ¿Dónde está la cuponera?                                | En el menú, en «Comprobantes».                                                                                                        |
        | ¿Dónde está el libre deuda?                             | En el menú, en «Comprobantes».                                                                                                        |
        | ¿Cómo pido otro?                                        | Desde «Nuevo préstamo», en el menú. Antes de aceptar ves todo lo que cuesta.                                                          |
        | ¿Qué es la línea de crédito?                            | Es un monto que tenés para usar cuando querés: lo usás, lo pagás y lo volvés a usar.                                                  |
        | ¿Cómo veo, corrijo o borro mis datos personales?        | Desde «Mis datos personales», en «Mis datos»: te damos un número de pedido.                                                           |
        | Hay un préstamo o un pago que no reconozco              | En la pantalla de ese préstamo, o al lado de ese pago en «Mis pagos», tocá «No lo reconozco»: se abre un reclamo por él.               |
        | Cambié de celular                                       | Cambialo en «Mis datos». Te pedimos una selfie para saber que sos vos.                                                                |
        | ¿Dónde están mis facturas?                              | En el menú, en «Comprobantes».                                                                                                        |
        | Perdí mi celular o me lo robaron                        | Desde otro dispositivo, al ingresar, tocá «Perdí mi celular o me lo robaron». Si ya ingresaste, en «Mis datos», «Mis dispositivos», tocá «Proteger mi cuenta». |
        | ¿Cómo ingreso con mi huella o mi rostro?                | Activalo en «Mis datos», en «Ingreso con huella o rostro».                                                                            |
        | ¿Cómo recibo avisos?                                    | Si tu dispositivo puede recibirlos, al ingresar te ofrecemos activarlos. Los apagás desde los ajustes del navegador.                  |
        | ¿Cómo pido la baja?                                     | Con el «Botón de baja», en esta pantalla. También podés pedirla sin ingresar.                                                         |
        | Olvidé mi contraseña                                    | Al ingresar, tocá «Olvidé mi contraseña»: te mandamos un código y creás otra.                                                         |
        | ¿Me pueden pedir mi clave o mi código?                  | No. Nunca te los pedimos por teléfono, por mensaje ni por correo. Si alguien lo hace, no se los des.                                  |

  Regla: Se busca desde tres letras, sin importar acentos ni mayúsculas

    @SUP-02
    Escenario: «DEBITO AUTOMATICO» encuentra lo mismo
      Cuando busca "DEBITO AUTOMATICO"
      Entonces la ayuda responde:
        | ¿Cuándo se cobra el débito automático? |
      Y están marcadas "débito, automático"

    @SUP-02
    Escenario: Lo encontrado se marca donde está
      Cuando busca "clave"
      Entonces la ayuda responde:
        | ¿Me pueden pedir mi clave o mi código? |
      Y están marcadas "clave"
      Y de la búsqueda se anuncia "1 respuesta"

    @SUP-02
    Escenario: Todas las palabras tienen que estar
      Cuando busca "recargo comercio"
      Entonces la ayuda tiene:
        | Pagar las cuotas |
      Y están marcadas "recargo, comercio"

    @SUP-02
    Esquema del escenario: Las palabras cortas no estorban: «<palabras>»
      Cuando busca "<palabras>"
      Entonces la ayuda responde:
        | <pregunta> |

      Ejemplos:
        | palabras       | pregunta                               |
        | el libre deuda | ¿Dónde está el libre deuda?            |
        | la clave xd    | ¿Me pueden pedir mi clave o mi código? |

    @SUP-02
    Escenario: Cuántas respuestas hay se anuncia
      Cuando busca "comprobante"
      Entonces de la búsqueda se anuncia "4 respuestas"

    @SUP-02
    Esquema del escenario: Se encuentra con la palabra que usa cada uno: «<palabras>»
      Cuando busca "<palabras>"
      Entonces la ayuda responde:
        | <pregunta> |

      Ejemplos:
        | palabras         | pregunta                                       |
        | robaron          | Perdí mi celular o me lo robaron               |
        | vencimiento      | ¿Cuándo vencen las cuotas?                     |
        | Mercado Pago     | ¿Cómo puedo pagar?                             |
        | estafa           | ¿Me pueden pedir mi clave o mi código?         |
        | adelantar        | ¿Puedo cancelar mi préstamo antes de tiempo?   |
        | certificado      | ¿Dónde está el libre deuda?                    |

    @SUP-02
    Escenario: Se marca también al comienzo de una frase
      Cuando busca "todas"
      Entonces están marcadas "Todas"

    @SUP-02
    Escenario: Se marca también detrás de un signo
      Cuando busca "¿dónde"
      Entonces están marcadas "Dónde, Dónde, Dónde, Dónde"

    @SUP-02
    Escenario: También se encuentran los números
      Cuando busca "72 horas"
      Entonces la ayuda responde:
        | Me cobraron de más: ¿cuándo me lo devuelven? |

    @SUP-02
    Esquema del escenario: Con menos de tres letras no se busca: «<letras>»
      Cuando busca "<letras>"
      Entonces la ayuda responde 27 preguntas
      Y no hay nada marcado

      Ejemplos:
        | letras |
        | dé     |
        |   d    |

    @SUP-02
    Escenario: Con tres letras ya se busca
      Cuando busca "CVU"
      Entonces están marcadas "CVU"

    @SUP-02
    Escenario: Una cifra se busca aunque sea corta, y cada vez que está se marca
      Cuando busca "día 8"
      Entonces están marcadas "día, día, día, 8"

    @SUP-02
    Escenario: Palabras cortas solas también se buscan
      Cuando busca "si yo"
      Entonces la ayuda responde 0 preguntas

    @SUP-02
    Escenario: De palabras cortas solas se encuentra donde están todas
      Cuando busca "si no"
      Entonces la ayuda responde:
        | Ya pagué y sigue sin verse                 |
        | Me arrepentí: ¿puedo devolver el préstamo? |
        | ¿Me pueden pedir mi clave o mi código?     |
      Y están marcadas "Si, no, si, no, No, Si, no"

    @SUP-02
    Escenario: Una palabra se busca por su comienzo, no adentro de otra
      Cuando busca "cuento"
      Entonces la ayuda responde 0 preguntas

    @SUP-02
    Escenario: Al borrar lo buscado vuelve todo
      Cuando busca "recargo"
      Y busca ""
      Entonces la ayuda responde 27 preguntas

    @SUP-02
    Escenario: Si no se encuentra nada se avisa y se puede escribir
      Cuando busca "criptomonedas"
      Entonces de la búsqueda se anuncia "Atención: No encontramos nada con esas palabras Probá con otra palabra, o escribinos y te respondemos."
      Y la pantalla lleva a:
        | Escribinos                                | /consultas                  |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Botón de arrepentimiento                  | /arrepentimiento            |
        | Botón de baja                             | /baja                       |
        | Mis datos personales                      | /mis-datos-personales       |

    @SUP-02
    Escenario: De signos solos no se encuentra nada
      Cuando busca "¿¿??"
      Entonces la ayuda responde 0 preguntas

  Regla: Desde la ayuda se escribe

    @SUP-02 @HOM-16
    Escenario: El contacto lleva a las consultas
      Cuando toca "Escribinos"
      Entonces llega a "las consultas"

    @SUP-02
    Escenario: Cómo se busca se dice
      Entonces la pantalla dice:
        | Ayuda                                      |
        | Las respuestas a lo que más nos preguntan. |
        | Buscar en la ayuda                         |
        | Escribí 3 letras o más.                    |
        | ¿No está lo que buscabas?                  |
      Y quien no ve la pantalla oye:
        | ¿No está lo que buscabas? |
