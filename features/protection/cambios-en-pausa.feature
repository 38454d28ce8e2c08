# language: es
Característica: Cambios en pausa
  Después de un cambio que pudo hacer otra persona, el prestamista retiene otros por un tiempo. El portal dice qué espera y hasta cuándo; quien retiene es el prestamista.

  Regla: Se dice qué espera, por qué y hasta cuándo, en la pantalla de cada cosa

    @ACC-40
    Esquema del escenario: En <pantalla> se dice qué espera
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que <quién> ingresó y está en "<pantalla>"
      Entonces la pantalla dice:
        | <qué> |
        | Hace poco cambió el celular de tu cuenta. Vas a poder hacerlo desde el 22 de noviembre de 2026 a las 12:00. Si no fuiste vos, escribinos por chat. |

      Ejemplos:
        | quién | pantalla            | qué                                          |
        | Marta | la clave nueva      | El cambio de contraseña está en pausa        |
        | Marta | /mis-tarjetas       | Los cambios de tarjeta están en pausa        |
        | Lucía | /linea-revolvente   | Los préstamos y compras nuevos están en pausa |
        | Lucía | /pagar-qr           | Los préstamos y compras nuevos están en pausa |
        | Lucía | /otros-servicios    | Los préstamos y compras nuevos están en pausa |
        | Marta | /nuevo-prestamo     | Los préstamos y compras nuevos están en pausa |
        | Sofía | /nuevo-prestamo     | Los préstamos y compras nuevos están en pausa |

    @ACC-40
    Escenario: Quien no hizo ese cambio tiene el chat ahí mismo
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "la clave nueva"
      Entonces la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-40
    Escenario: Un préstamo que espera no se ofrece buscar de nuevo, y tiene el chat ahí mismo
      Dado que el prestamista retiene los cambios porque avisó que perdió el celular
      Y que Marta ingresó y está en "/nuevo-prestamo"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa                                                        |
        | Avisaste que perdiste el celular. Sigue así hasta que nos pidas sacar la pausa: escribinos por chat. |
      Y la pantalla no dice:
        | No pudimos buscar tu préstamo |
        | Probar de nuevo               |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |

    @ACC-40
    Escenario: Si el prestamista retiene un préstamo y no dice por qué, no se inventa hasta cuándo
      Dado que la consulta de "la oferta nueva" se rechaza con "OPERATION_HELD_BACK"
      Y que Marta ingresó y está en "/nuevo-prestamo"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa                              |
        | Estamos protegiendo tu cuenta. Para saber hasta cuándo, escribinos por chat. |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |

    @ACC-40
    Escenario: Quien cambió el celular puede cambiarlo de nuevo, para deshacer lo que hizo otro
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "/cambio-celular"
      Entonces la pantalla no dice:
        | El cambio de celular está en pausa |

    @ACC-40
    Escenario: Con el celular perdido espera todo, el cambio de celular también
      Dado que el prestamista retiene los cambios porque avisó que perdió el celular
      Y que Marta ingresó y está en "/cambio-celular"
      Entonces la pantalla dice:
        | El cambio de celular está en pausa |

    @ACC-40
    Escenario: Donde se activa la huella también
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "/modo-desbloqueo"
      Y que su dispositivo tiene lector de huella
      Entonces la pantalla dice:
        | Activar la huella o el rostro está en pausa |

    @ACC-40
    Escenario: Y donde se cambian los datos de contacto
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "mis datos"
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | El cambio de tus datos de contacto está en pausa |

    @ACC-40
    Escenario: Sin plazo, se libera con el prestamista
      Dado que el prestamista retiene los cambios porque avisó que perdió el celular
      Y que Marta ingresó y está en "la clave nueva"
      Entonces la pantalla dice:
        | Avisaste que perdiste el celular. Sigue así hasta que nos pidas sacar la pausa: escribinos por chat. |

    @ACC-40 @OFF-02
    Escenario: Del préstamo que Sofía ya empezó a pedir se dice qué puede en la pausa
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Sofía ingresó y está en "un préstamo nuevo"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa                                                 |
        | Podés abrir el que ya empezaste, pero puede que no lo puedas terminar mientras dure la pausa. |
        | Seguir con mi préstamo                                                                        |

    @ACC-40 @OFF-02
    Escenario: Del que todavía no eligió, también
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Sofía ingresó
      Y que su última solicitud no tiene cuotas elegidas
      Cuando abre "un préstamo nuevo"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa                                        |
        | Podés mirar cuánto cuesta, pero puede que no lo puedas pedir mientras dure la pausa. |
        | Empezar                                                                              |

    @ACC-40 @OFF-02
    Escenario: De la línea que Diego está activando, también
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que el prestamista prepara la oferta también en la pausa
      Y que la oferta es de hasta $ 400000
      Y que Diego ingresó y está en "/nuevo-prestamo?product=46&subproduct=97"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa                                                             |
        | Podés abrir la activación que ya empezaste, pero puede que no la puedas terminar mientras dure la pausa. |
        | Seguir con la activación                                                                                  |

    @ACC-40 @OFF-02
    Escenario: Sin nada empezado, lo que está en pausa no deja seguir
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "un préstamo nuevo"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa |
      Y la pantalla no dice:
        | Podés mirar cuánto cuesta, pero puede que no lo puedas pedir mientras dure la pausa.          |
        | Podés abrir el que ya empezaste, pero puede que no lo puedas terminar mientras dure la pausa. |

    @ACC-40
    Escenario: Si no se retiene nada, no se dice nada
      Dado que Marta ingresó y está en "la clave nueva"
      Entonces la pantalla no dice:
        | El cambio de contraseña está en pausa |

  Regla: Quien acaba de hacer el cambio se entera ahí mismo

    @ACC-40 @ACC-22
    Escenario: Al cambiar el celular se dice qué queda en pausa y hasta cuándo
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Cambiaste tu celular |
        | Por seguridad, otros cambios quedan en pausa |
        | El cambio de contraseña |
        | El cambio de tus datos de contacto |
        | Los préstamos y compras nuevos |
        | Hace poco cambió el celular de tu cuenta. Vas a poder hacerlo desde el 22 de noviembre de 2026 a las 12:00. Si no fuiste vos, escribinos por chat. |

    @ACC-40 @OPS-03
    Escenario: Con las tarjetas apagadas también se dicen, porque un enlace las cambia
      Dado que el prestamista apagó "cards"
      Y que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Los cambios de tarjeta |

    @ACC-40 @OPS-03
    Escenario: Con el cobro automático apagado, activarlo no está entre lo que queda en pausa
      Dado que el prestamista apagó "automaticCollection"
      Y que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Los cambios de tarjeta |
      Y la pantalla no dice:
        | Activar el cobro automático |

    @ACC-40
    Escenario: Y después, antes de escribir nada, en lo que quedó en pausa
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y abre "mis datos"
      Y empieza a cambiar el contacto
      Entonces la pantalla dice:
        | El cambio de tus datos de contacto está en pausa |

    @ACC-40 @ACC-41
    Escenario: También a quien dice que un cambio no lo hizo
      Dado que Marta ingresó
      Cuando abre "/no-fui-yo?cambio=password"
      Y dice que no fue ella
      Y abre "mis datos"
      Y empieza a cambiar el contacto
      Entonces la pantalla dice:
        | El cambio de tus datos de contacto está en pausa |

    @ACC-40 @ACC-22
    Escenario: También si no se sabe si el celular cambió
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la respuesta de "el cambio del celular" se pierde
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y abre "la clave nueva"
      Entonces la pantalla dice:
        | El cambio de contraseña está en pausa |

  Regla: Quien decide es el prestamista

    @ACC-40 @camino
    Escenario: El portal no esconde el botón, y se lee lo que contesta el prestamista
      Dado que el prestamista retiene los cambios porque cambió su celular
      Y que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Entonces se le pide que corrija: "Por seguridad, el cambio de contraseña está en pausa."

    @ACC-40
    Escenario: Después de cambiar la contraseña, un préstamo de la línea espera
      Dado que Lucía ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Y entra con "33127456" y "cuota2027"
      Y abre "/linea-revolvente"
      Entonces la pantalla dice:
        | Los préstamos y compras nuevos están en pausa |
        | Hace poco cambió tu contraseña. Vas a poder hacerlo desde el 22 de noviembre de 2026 a las 12:00. Si no fuiste vos, escribinos por chat. |
